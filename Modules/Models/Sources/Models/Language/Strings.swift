/// Every text of the user interface, as values: one per language, checked for completeness by the compiler.
public struct Strings: Sendable {
  public let goal: FinancialGoalStrings
  public let contribution: ContributionStrings
  public let importing: ImportStrings
  public let account: FinancialAccountStrings
  public let balance: BalanceUpdateStrings
  public let portfolio: PortfolioStrings
  public let rate: ExchangeRateStrings
  public let data: DataStrings
  public let count: CountStrings
  public let console: ConsoleStrings
  public let error: ErrorStrings
  public let settings: SettingsStrings
  public let onboarding: OnboardingStrings
  public let overview: OverviewStrings
  public let toast: ToastStrings
  public let confirmation: ConfirmationStrings
  public let chart: ChartStrings
  public let report: ReportStrings
}

extension Strings {
  /// The texts in a language.
  public init(_ language: Language) {
    switch language {
    case .english: self = .english
    case .french: self = .french
    }
  }
}
