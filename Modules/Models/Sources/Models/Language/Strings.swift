public import Foundation
public import ModuloUtilities

/// Every text of the user interface, as values: one per language, checked for completeness by the compiler.
public struct Strings: Sendable {
  /// The separator between a title and its text.
  public let titleSeparator: String
  /// The day of a change, after what was changed.
  let onDay: @Sendable (_ day: String) -> String
  /// The words for days that are typed.
  public let dayWords: DayWords
  /// Texts of goals.
  public let goal: FinancialGoalStrings
  /// Texts of contributions.
  public let contribution: ContributionStrings
  /// Texts of imports, whatever their rows.
  public let importing: ImportStrings
  /// Texts of accounts.
  public let account: FinancialAccountStrings
  /// Texts of balances.
  public let balance: BalanceUpdateStrings
  /// Texts of the portfolio.
  public let portfolio: PortfolioStrings
  /// Texts of exchange rates.
  public let rate: ExchangeRateStrings
  /// Texts of the data as a whole.
  public let data: DataStrings
  /// Counted nouns: `1 goal`, `2 goals`.
  public let count: CountStrings
  /// Texts of errors.
  public let error: ErrorStrings
  /// Texts of settings.
  public let settings: SettingsStrings
  /// Texts of the welcome.
  public let onboarding: OnboardingStrings
  /// Texts of the tutorial.
  public let tutorial: TutorialStrings
  /// Texts of the overview.
  public let overview: OverviewStrings
  /// Texts of toasts.
  public let toast: ToastStrings
  /// Texts of questions.
  public let confirmation: ConfirmationStrings
  /// Texts of charts.
  public let chart: ChartStrings
  /// Texts of the report.
  public let report: ReportStrings
  /// Texts of blocks.
  public let block: BlockStrings
  /// Texts of groups of blocks.
  public let group: BlockGroupStrings
  /// Texts of the running session.
  public let tracking: TrackingStrings
  /// Texts of stored sessions.
  public let trackingSession: TrackingSessionStrings
  /// Texts of days.
  public let day: DayStrings
  /// Texts of calendars and sums of time.
  public let time: TimeSummaryStrings
  /// Texts of icons and colours.
  public let palette: BlockPaletteStrings
  /// Texts of keys.
  public let key: KeyStrings
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
  /// All texts in English.
  public static let english = Strings(
    titleSeparator: ": ", onDay: { day in " on \(day)" }, dayWords: .english, goal: .english, contribution: .english,
    importing: .english, account: .english,
    balance: .english, portfolio: .english, rate: .english, data: .english, count: .english,
    error: .english, settings: .english, onboarding: .english, tutorial: .english, overview: .english, toast: .english,
    confirmation: .english, chart: .english, report: .english, block: .english, group: .english, tracking: .english,
    trackingSession: .english, day: .english, time: .english, palette: .english, key: .english)

  /// All texts in French.
  public static let french = Strings(
    titleSeparator: "\u{A0}: ", onDay: { day in " le \(day)" }, dayWords: .french, goal: .french, contribution: .french,
    importing: .french, account: .french,
    balance: .french, portfolio: .french, rate: .french, data: .french, count: .french,
    error: .french, settings: .french, onboarding: .french, tutorial: .french, overview: .french, toast: .french,
    confirmation: .french, chart: .french, report: .french, block: .french, group: .french, tracking: .french,
    trackingSession: .french, day: .french, time: .french, palette: .french, key: .french)
}

/// A language of the product.
public enum Language: String, CaseIterable, Sendable {
  /// English, and the language of every locale without texts of its own.
  case english = "en"
  /// French, for every region.
  case french = "fr"

  /// The language for a locale: its own where the product supports it, else English.
  public init(_ locale: Locale) {
    self = Language(rawValue: locale.language.languageCode?.identifier ?? "") ?? .english
  }
}
