public import Foundation

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
  public let palette: BlockPaletteStrings
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

extension Strings {
  public static let english = Strings(
    goal: .english, contribution: .english, importing: .english, account: .english,
    balance: .english, portfolio: .english, rate: .english, data: .english, count: .english,
    console: .english, error: .english, settings: .english, onboarding: .english, overview: .english, toast: .english,
    confirmation: .english, chart: .english, report: .english, palette: .english)

  public static let french = Strings(
    goal: .french, contribution: .french, importing: .french, account: .french,
    balance: .french, portfolio: .french, rate: .french, data: .french, count: .french,
    console: .french, error: .french, settings: .french, onboarding: .french, overview: .french, toast: .french,
    confirmation: .french, chart: .french, report: .french, palette: .french)
}

/// A language of the product.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"

  /// The language for a locale: its own where the product supports it, else English.
  public init(_ locale: Locale) {
    self = Language(rawValue: locale.language.languageCode?.identifier ?? "") ?? .english
  }
}
