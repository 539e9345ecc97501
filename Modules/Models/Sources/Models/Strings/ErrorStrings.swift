/// What is said when something fails: what was wrong, where, and what to do.
public struct ErrorStrings: Sendable {
  let goal: GoalErrorStrings
  let contribution: ContributionErrorStrings
  let contributionImport: ContributionImportErrorStrings
  let data: DataErrorStrings
  let reading: ReadingErrorStrings
  let csv: CSVErrorStrings
  let storage: StorageErrorStrings
  let settings: SettingsErrorStrings
}

extension ErrorStrings {
  static let english = ErrorStrings(
    goal: .english, contribution: .english, contributionImport: .english, data: .english, reading: .english,
    csv: .english, storage: .english, settings: .english)

  static let french = ErrorStrings(
    goal: .french, contribution: .french, contributionImport: .french, data: .french, reading: .french,
    csv: .french, storage: .french, settings: .french)
}
