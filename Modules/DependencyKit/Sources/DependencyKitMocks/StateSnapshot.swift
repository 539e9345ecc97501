/// The stored properties of an object at one moment.
///
/// Only reflection knows them all. They are compared with themselves, to tell that a property changed which a test
/// doesn't name; what a test names, it compares by key path.
struct StateSnapshot {
  private let values: [String: Any]

  init(of object: AnyObject) {
    let children = Mirror(reflecting: object).children.compactMap { child in
      child.label.map { ($0, Self.content(of: child.value)) }
    }
    values = Dictionary(children) { first, _ in first }
  }

  /// The value itself; of a shared one, which is the same afterwards, what it is now.
  private static func content(of value: Any) -> Any {
    let parts = Mirror(reflecting: value).children
    guard let only = parts.first, parts.count == 1, only.label == "wrappedValue" else { return value }
    return only.value
  }

  /// The names of the properties that differ from an earlier snapshot of the same object, sorted.
  func changes(since earlier: StateSnapshot) -> [String] {
    values.filter { name, value in earlier.values[name].map { !Self.isSame($0, value) } ?? true }.keys
      // An observable property is stored under its name with an underscore.
      .map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }.sorted()
  }

  /// Values that can be compared are; of others, the descriptions for developers.
  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    return String(reflecting: first) == String(reflecting: second)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
