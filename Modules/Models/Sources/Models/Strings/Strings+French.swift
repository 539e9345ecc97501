extension Strings {
  public static let french = Strings(
    goal: .french, contribution: .french, contributionImport: .french, data: .french, count: .french,
    console: .french, error: .french, settings: .french, onboarding: .french, overview: .french, toast: .french,
    confirmation: .french, chart: .french, report: .french)
}
