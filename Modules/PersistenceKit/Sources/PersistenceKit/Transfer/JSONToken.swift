/// A part of a JSON text.
enum JSONToken: Equatable {
  case beginObject, endObject, beginArray, endArray
  /// The name of an object's member; its colon has been read too.
  case name(String)
  case string(String)
  /// A number without fraction and exponent that fits into 64 bits.
  case integer(Int64)
  /// Any other number, as the nearest one of 64 bits.
  case real(Double)
  case bool(Bool)
  case null
  /// The end of the text; only white space was before it.
  case end
}

extension JSONToken {
  /// The token in an error's words.
  var words: String {
    switch self {
    case .beginObject: "an object"
    case .endObject: "the end of the object"
    case .beginArray: "a list"
    case .endArray: "the end of the list"
    case .name(let name): "\"\(name)\""
    case .string: "text"
    case .integer: "a whole number"
    case .real: "a number with a fraction or beyond 64 bits"
    case .bool: "true or false"
    case .null: "null"
    case .end: "the end of the document"
    }
  }
}

/// A place in a text: lines, and characters in a line, both counted from 1.
struct JSONPosition: Equatable {
  var line = 1
  var column = 1
}
