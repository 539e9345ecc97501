extension Key: CustomStringConvertible {
  /// The key as documentation of programs writes it: `q`, `ctrl+c`, `shift+tab`, `F5`, `space`.
  public var description: String { parts.joined(separator: "+") }

  /// The names of the held keys, and of the key.
  var parts: [String] {
    Self.names.filter { modifiers.contains($0.modifier) }.map(\.name) + [code.description]
  }

  private static let names: [(modifier: Modifiers, name: String)] = [
    (.control, "ctrl"), (.alt, "alt"), (.shift, "shift"), (.super, "super"), (.hyper, "hyper"), (.meta, "meta"),
  ]
}

extension Key.Code: CustomStringConvertible {
  /// The key alone, as in ``Key/description``.
  public var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    case .escape: "esc"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .enter: "enter"
    case .tab: "tab"
    case .backspace: "backspace"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .insert: "insert"
    case .delete: "delete"
    }
  }
}
