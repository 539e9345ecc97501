/// What a person is asked before something is lost.
public enum Confirmation: CaseIterable, Hashable, Sendable {
  /// A form in which something was typed is closed.
  case leaveWithoutSaving
  /// One thing, such as a goal or a balance, is deleted.
  case deletion
  case deleteAllData
}
