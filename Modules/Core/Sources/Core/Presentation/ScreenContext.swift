public import DependencyKit
public import ModuloModels
public import ModuloNavigation
public import ModuloUtilities
public import NavigationKit

/// The context of every view model: the router and the dependencies.
@MainActor
public struct ScreenContext {
  /// The way to other screens.
  public let router: Router<AppDestination>
  private let registered: DependencyValues

  /// A context; its dependencies are those in force here unless others are given.
  public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
    self.router = router
    registered = dependencies
  }

  /// The providers, the preferences, the clock and the like, in the region that the settings choose now.
  public var dependencies: DependencyValues {
    guard let region = registered.followedRegion else { return registered }
    return region.applied(to: registered)
  }

  /// The formats by the region in the settings.
  public var format: FormatContext { dependencies.format }
}

private enum ChosenCurrencyKey: DependencyKey {
  typealias Value = String?
}

private enum LocaleCurrencyKey: DependencyKey {
  static var liveValue: String? { nil }
  static var testValue: String? { nil }
}

private enum AdviceWordsKey: DependencyKey {
  static var liveValue: (any AdviceWords)? { nil }
  static var testValue: (any AdviceWords)? { nil }
}

private enum HomeFolderKey: DependencyKey {
  static var liveValue: String? { nil }
  static var testValue: String? { nil }
}

extension DependencyValues {
  /// The formats by the registered locale and time zone, in the locale's language, with the host's words for advice.
  public var format: FormatContext {
    FormatContext(locale: locale, timeZone: timeZone, adviceWords: adviceWords)
  }

  /// The host's words for advice; `nil` while no host has registered any, and texts end before their advice.
  public var adviceWords: (any AdviceWords)? {
    get { self[AdviceWordsKey.self] }
    set { self[AdviceWordsKey.self] = newValue }
  }

  /// The path of the folder that `~` stands for in a typed path; `nil` while no host has registered any, and `~` stands
  /// for itself.
  public var homeFolder: String? {
    get { self[HomeFolderKey.self] }
    set { self[HomeFolderKey.self] = newValue }
  }

  /// The day it is, in the registered time zone, by the registered clock.
  public var today: CalendarDay { CalendarDay(date(), in: timeZone) }

  /// The moment of the command, by the registered clock, in whole milliseconds. A host reads the time at its edge, once
  /// for each command, key or tick, and registers a clock that stands still in between.
  public var now: Instant { Instant(date()) }

  /// The code of the currency that a variable or the settings choose; `nil` where none is chosen. As typed: the reader
  /// has to check it.
  public var chosenCurrency: String? {
    get { self[ChosenCurrencyKey.self] }
    set { self[ChosenCurrencyKey.self] = newValue }
  }

  /// The code of the locale's currency; `nil` where no locale is named.
  public var localeCurrency: String? {
    get { self[LocaleCurrencyKey.self] }
    set { self[LocaleCurrencyKey.self] = newValue }
  }

  /// The code of the currency that a new goal or account gets when none is named; `nil` when nothing says which.
  public var defaultCurrency: String? { chosenCurrency ?? localeCurrency }
}
