import Foundation

/// The file of a storage as it is: the texts, and whatever else is in it, which is kept.
struct SharedDocument: Codable {
  private var members: [String: Member]

  init() { members = [:] }

  init(from decoder: any Decoder) throws { members = try [String: Member](from: decoder) }

  func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }

  /// The texts, by name; `true` and `false` count as such.
  var texts: [String: String] { members.compactMapValues(\.text) }

  /// Whether a name is there with a value that is neither a text nor true or false.
  func hasNoText(_ name: String) -> Bool { members[name].map { $0.text == nil } ?? false }

  mutating func set(_ text: String?, for name: String) { members[name] = text.map(Member.text) }

  /// A value of JSON.
  private indirect enum Member: Codable {
    case text(String)
    case bool(Bool)
    case number(Decimal)
    case list([Member])
    case object([String: Member])
    case null

    var text: String? {
      switch self {
      case .text(let text): text
      case .bool(let isTrue): isTrue.description
      case .number, .list, .object, .null: nil
      }
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let isTrue = try? value.decode(Bool.self) {
        self = .bool(isTrue)
      } else if let number = try? value.decode(Decimal.self) {
        self = .number(number)
      } else if let list = try? value.decode([Member].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: Member].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .text(let text): try value.encode(text)
      case .bool(let isTrue): try value.encode(isTrue)
      case .number(let number): try value.encode(number)
      case .list(let list): try value.encode(list)
      case .object(let members): try value.encode(members)
      case .null: try value.encodeNil()
      }
    }
  }
}

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
