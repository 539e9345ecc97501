extension Strings {
  public static let english = Strings(
    goal: .english, contribution: .english, importing: .english, account: .english,
    balance: .english, portfolio: .english, rate: .english, data: .english, count: .english,
    console: .english, error: .english, settings: .english, onboarding: .english, overview: .english, toast: .english,
    confirmation: .english, chart: .english, report: .english)
}
