import ModuloModels
import ModuloUtilities

/// The members of documents about a file that was written.
enum DocumentFileJSON {
  /// The file of an image.
  static let image: [Member<DataFile?>] = [
    Member("file", .optional(.text), "Path of the SVG file; null without --svg.") { $0?.path },
    Member("bytes", .optional(.integer)) { $0?.bytes },
  ]

  /// A file, in a document that there is only for one, not for standard output.
  static let file: [Member<DataFile>] = [
    Member("file", Shape(Shape<String>.text.schema) { JSONValue($0) }) { $0.path },
    Member("bytes", .integer) { $0.bytes },
  ]
}
