public import ModuloScreens
public import TerminalKit

extension InteractiveScreen {
  /// The meanings of the keys in their order, for the selected row.
  ///
  /// - Parameter index: The index of the selected row; `nil` without one.
  public func meanings(at index: Int? = nil) -> [KeyMeaning] { keys(at: index).bindings.map(KeyMeaning.init) }

  /// The keys that more than one binding of the screen has, and those of a host, which every screen leaves alone.
  public func keyConflicts(at index: Int? = nil) -> Set<Key> {
    let keys = keys(at: index)
    let taken = Self.hostKeys.union(rowColumns > 1 ? [.left, .right] : [])
      .union(fields.isEmpty ? [] : [.tab, .backTab])
    return keys.duplicateKeys.union(keys.bindings.flatMap(\.keys).filter(taken.contains))
  }

  /// Presses a key that sends the view model an action, and waits for its results.
  ///
  /// - Returns: Whether there is such a key; false for one that leads to another screen.
  @discardableResult
  public func press(_ key: Key, at index: Int? = nil) async -> Bool {
    switch keys(at: index).action(for: key) {
    case .perform(let work), .submit(let work):
      await work()
      return true
    case .push, .replace, .present, nil: return false
    }
  }

  private func keys(at index: Int?) -> ScreenKeys { keys(for: index.map { rows[$0] }) }

  /// What a host means by keys, whatever the screen; Esc is a form's, Tab too, and left and right are those of a calendar.
  private static var hostKeys: Set<Key> {
    [
      "q", "?", ":", "/", "N", .control("l"), .control("c"), .control("z"), "1", "2", "3", "4", "5", "j", "k", "g", "G",
      .up, .down, .pageUp, .pageDown, .home, .end,
    ]
  }
}
