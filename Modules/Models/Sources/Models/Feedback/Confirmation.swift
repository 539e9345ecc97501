/// A confirmation to ask for before something is lost.
public enum Confirmation: CaseIterable, Hashable, Sendable {
  /// A form with input is closed.
  case leaveWithoutSaving
  /// One thing, such as a goal or a balance, is deleted.
  case deletion
  case deleteAllData
}
