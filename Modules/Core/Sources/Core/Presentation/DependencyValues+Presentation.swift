public import DependencyKit
public import ModuloModels
public import ModuloUtilities

private enum DefaultCurrencyKey: DependencyKey {
  typealias Value = String?
}

extension DependencyValues {
  /// How values become text: the registered locale and time zone, and the locale's language.
  public var format: FormatContext { FormatContext(locale: locale, timeZone: timeZone) }

  /// The day it is, in the registered time zone, by the registered clock.
  public var today: CalendarDay { CalendarDay(date(), in: timeZone) }

  /// The code of the currency that a new goal gets when none is named; `nil` when nothing says which. As typed: the
  /// reader has to check it.
  public var defaultCurrency: String? {
    get { self[DefaultCurrencyKey.self] }
    set { self[DefaultCurrencyKey.self] = newValue }
  }
}
