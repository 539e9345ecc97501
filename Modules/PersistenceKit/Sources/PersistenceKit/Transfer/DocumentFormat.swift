/// The document that an export writes and an import reads: one JSON object, in exactly this order of its members.
///
/// ```
/// {"format":"persistence-kit","version":1,"applicationID":7,"schemaVersion":1,"tables":[
/// {"name":"note","lastNumber":2,"rows":[
/// {"number":1,"id":"018F…","title":"First"},
/// {"number":2,"id":"018F…","title":null}
/// ]}
/// ]}
/// ```
///
/// Tables are in the order of the container's models, rows in the order of their numbers, columns in the order of their
/// schema; `lastNumber` is the highest number that was ever given out. Integers and reals are numbers (reals with a
/// fraction or an exponent, the infinities as texts), a UUID is its text in capitals, other data is base64. Rollups and
/// checksums aren't in it, because they follow from the rows.
enum DocumentFormat {
  static let name = "persistence-kit"
  static let version: Int64 = 1
  /// The first bytes of every document that is written.
  static let beginning = "{\"format\":\"\(name)\""

  /// The name of a row's number.
  static let number = "number"
  static let infinity = "Infinity"
  static let negativeInfinity = "-Infinity"
}

/// The spelling of a column's values in a document.
enum DocumentValueForm {
  case integer, real, text, uuid, data

  init<Model: PersistentModel>(_ column: Column<Model>) {
    switch column.storageClass {
    case .integer: self = .integer
    case .real: self = .real
    case .text: self = .text
    case .blob: self = column.isUUID ? .uuid : .data
    }
  }

  /// The expected content of a document at a place, in an error's words.
  var words: String {
    switch self {
    case .integer: "a whole number of at most 64 bits"
    case .real: "a number, \"Infinity\" or \"-Infinity\""
    case .text: "text"
    case .uuid: "a UUID as text"
    case .data: "data as base64"
    }
  }
}
