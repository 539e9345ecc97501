/// The keys of a screen in their order, from which its status bar, its help and its documentation are made, so that none
/// of them says what another doesn't.
///
/// ```swift
/// let keys: KeyBindingTable<Action> = [
///   KeyBinding("a", "Add", .add),
///   KeyBinding("q", "Quit", .quit, alternatives: [.escape]),
/// ]
/// keys.action(for: key)                                  // what to do
/// keys.statusBar                                         // a Add  q Quit
/// HelpOverlay("Keys", sections: [keys.helpSection("Goals")])
/// keys.documentation                                     // for a manual
/// ```
public struct KeyBindingTable<Action: Sendable>: Sendable {
  /// The bindings, the most important first.
  public var bindings: [KeyBinding<Action>]

  /// A table of bindings, the most important first.
  public init(_ bindings: [KeyBinding<Action>] = []) {
    self.bindings = bindings
  }

  /// The action of a key; nil for a key that isn't in the table. Of two bindings with the key, the first counts.
  public func action(for key: Key) -> Action? { bindings.first { $0.keys.contains(key) }?.action }

  /// The keys that more than one binding has, so that only the first of them works.
  public var duplicateKeys: Set<Key> {
    var seen: Set<Key> = []
    return Set(bindings.flatMap { Set($0.keys) }.filter { !seen.insert($0).inserted })
  }

  /// The bindings of two tables; a key of both has the meaning of the first.
  public static func + (first: KeyBindingTable, second: KeyBindingTable) -> KeyBindingTable {
    let taken = Set(first.bindings.flatMap(\.keys))
    let rest = second.bindings.compactMap { binding -> KeyBinding<Action>? in
      let keys = binding.keys.filter { !taken.contains($0) }
      guard let key = keys.first else { return nil }
      var binding = binding
      binding.key = key
      binding.alternatives = Array(keys.dropFirst())
      return binding
    }
    return KeyBindingTable(first.bindings + rest)
  }
}

extension KeyBindingTable {
  /// The prominent bindings, in a line.
  public var statusBar: StatusBar {
    StatusBar(bindings.filter(\.isProminent).map { (key: TerminalText($0.key.description), label: $0.label) })
  }

  /// All bindings, under a heading of the help overlay.
  public func helpSection(_ title: TerminalText, _ names: KeyNames = KeyNames()) -> HelpOverlay.Section {
    HelpOverlay.Section(title, rows: rows(names).map { (TerminalText($0.keys), TerminalText($0.label)) })
  }

  /// All bindings as text for documentation: the keys, separated by commas, and what they do.
  public var documentation: [(keys: String, label: String)] { rows(KeyNames()) }

  private func rows(_ names: KeyNames) -> [(keys: String, label: String)] {
    bindings.map { ($0.keys.map(names.name).joined(separator: ", "), $0.label.plainText) }
  }
}

extension KeyBindingTable: ExpressibleByArrayLiteral {
  /// A table of bindings, the most important first.
  public init(arrayLiteral bindings: KeyBinding<Action>...) { self.init(bindings) }
}

extension KeyBindingTable: Equatable where Action: Equatable {}
