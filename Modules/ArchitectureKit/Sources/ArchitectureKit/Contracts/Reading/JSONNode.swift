/// A JSON value and the place where it begins, so that a mistake in it can be shown.
struct JSONNode: Sendable {
  struct Member: Sendable {
    let name: String
    let location: SourceLocation
    let value: JSONNode
  }

  enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  let content: Content
  let location: SourceLocation
}

extension JSONNode {
  /// The same value, all of it at another place.
  func moved(to place: SourceLocation) -> JSONNode {
    let moved: Content =
      switch content {
      case .array(let elements): .array(elements.map { $0.moved(to: place) })
      case .object(let members):
        .object(members.map { Member(name: $0.name, location: place, value: $0.value.moved(to: place)) })
      default: content
      }
    return JSONNode(content: moved, location: place)
  }
}

// Access to the answers of other tools, where a missing part is no mistake of the user.
extension JSONNode {
  /// The member of an object; nil for none, and for anything else.
  subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.value }

  var members: [Member] { if case .object(let members) = content { members } else { [] } }
  var elements: [JSONNode] { if case .array(let elements) = content { elements } else { [] } }
  var text: String? { if case .string(let text) = content { text } else { nil } }
  var number: Int? { if case .number(let number) = content { Int(number) } else { nil } }
  var flag: Bool? { if case .bool(let flag) = content { flag } else { nil } }

  /// Kind of the value, as messages name it.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
