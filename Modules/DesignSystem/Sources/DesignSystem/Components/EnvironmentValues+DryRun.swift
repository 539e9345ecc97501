public import TerminalKit

private enum DryRunTitleKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The prefix of a success message in a dry run; `nil` outside one.
  public var dryRunTitle: String? {
    get { self[DryRunTitleKey.self] }
    set { self[DryRunTitleKey.self] = newValue }
  }
}
