/// The stored properties of an object at one moment, as text by name.
struct StateSnapshot {
  private let texts: [String: String]

  init(of object: AnyObject) {
    var texts: [String: String] = [:]
    for child in Mirror(reflecting: object).children {
      guard let label = child.label else { continue }
      // An observable property is stored under its name with an underscore.
      texts[label.hasPrefix("_") ? String(label.dropFirst()) : label] = Self.text(of: child.value)
    }
    self.texts = texts
  }

  /// What differs from an earlier snapshot of the same object.
  func changes(since earlier: StateSnapshot) -> [String: String] {
    texts.filter { $0.value != earlier.texts[$0.key] }
  }

  /// A value as a developer reads it. A value and an optional that holds it read alike: a test names the value.
  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(reflecting: value) }
    return mirror.children.first.map { text(of: $0.value) } ?? "nil"
  }
}
