import ModuloUtilities

/// The document of a failure.
enum ErrorJSON {
  typealias Failure = (code: String, message: String)

  static let error = Document<Failure>(
    "error", "Why a command did not do what it was asked",
    [Member("error", .object([Member("code", .text) { $0.code }, Member("message", .text) { $0.message }])) { $0 }])

  static let schemas = [error.schema]
}
