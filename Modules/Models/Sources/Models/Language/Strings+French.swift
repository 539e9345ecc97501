extension Strings {
  public static let french = Strings(
    goal: .french, contribution: .french, importing: .french, account: .french,
    balance: .french, portfolio: .french, rate: .french, data: .french, count: .french,
    console: .french, error: .french, settings: .french, onboarding: .french, overview: .french, toast: .french,
    confirmation: .french, chart: .french, report: .french)
}
