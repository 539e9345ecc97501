import Foundation

/// Looks for a key that an object of a JSON document has twice: a reader would take one of the two values, and lose the
/// other.
struct RepeatedKey {
  /// The containers around the current byte: the keys so far of an object; nil for a list.
  private var keys: [Set<String>?] = []
  /// Whether the next text is a key.
  private var expectsKey = false

  /// The first key that is repeated; nil where none is.
  ///
  /// - Parameter document: A document that could be read as JSON, in UTF-8.
  static func first(in document: Data) -> String? {
    var search = RepeatedKey()
    var rest = document[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        if let found = search.take(text(from: &rest)) { return found }
      } else {
        search.take(byte)
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): keys.append([])
    case UInt8(ascii: "["): keys.append(nil)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = keys.popLast()
    case UInt8(ascii: ","): break
    default: return
    }
    expectsKey = byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") && keys.last.flatMap(\.self) != nil
  }

  /// Takes a text; returns it when it is a key that its object has already.
  private mutating func take(_ text: String) -> String? {
    guard expectsKey, let last = keys.indices.last else { return nil }
    expectsKey = false
    return keys[last]?.insert(text).inserted == false ? text : nil
  }

  /// The text up to its closing quotation mark, without escapes.
  private static func text(from rest: inout Data.SubSequence) -> String {
    var literal = Data("\"".utf8)
    var isEscaped = false
    while let byte = rest.popFirst() {
      literal.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { break }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    do {
      return try JSONDecoder().decode(String.self, from: literal)
    } catch {
      // A text that can't be read alone is compared as it is written.
      return String(decoding: literal, as: UTF8.self)
    }
  }
}
