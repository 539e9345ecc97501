import ModuloUtilities

/// An error with a message for users.
public protocol PresentableError: Error {
  /// The message, in the language of the format.
  func text(_ format: FormatContext) -> String
}

extension [Candidate] {
  /// A line for each, as a message lists them.
  var lines: String { map { "  #\($0.number)  \($0.name.singleLine)" }.joined(separator: "\n") }
}

/// The error messages: the cause, the place, and what to do.
public struct ErrorStrings: Sendable {
  let goal: FinancialGoalErrorStrings
  let contribution: ContributionErrorStrings
  let importing: ImportErrorStrings
  let account: FinancialAccountErrorStrings
  let balance: BalanceUpdateErrorStrings
  let rate: ExchangeRateErrorStrings
  let data: DataErrorStrings
  let reading: ReadingErrorStrings
  let name: NameErrorStrings
  let csv: CSVErrorStrings
  let storage: StorageErrorStrings
  let damage: DamageStrings
  let settings: SettingsErrorStrings
  let group: BlockGroupErrorStrings
  let block: BlockErrorStrings
  let tracking: TrackingErrorStrings
}

extension ErrorStrings {
  static let english = ErrorStrings(
    goal: .english, contribution: .english, importing: .english, account: .english,
    balance: .english, rate: .english, data: .english, reading: .english, name: .english,
    csv: .english, storage: .english, damage: .english, settings: .english, group: .english, block: .english,
    tracking: .english)

  static let french = ErrorStrings(
    goal: .french, contribution: .french, importing: .french, account: .french,
    balance: .french, rate: .french, data: .french, reading: .french, name: .french,
    csv: .french, storage: .french, damage: .french, settings: .french, group: .french, block: .french,
    tracking: .french)
}
