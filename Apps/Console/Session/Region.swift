import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

/// Where a run takes place: flag beats environment beats settings beats system.
struct Region {
  let locale: Locale
  let timeZone: TimeZone
  /// The code of the currency that a variable or the settings choose; `nil` where none is chosen.
  let currency: String?
  /// The code of the locale's currency; `nil` where no locale is named.
  let localeCurrency: String?
  /// The region of open screens, which follows the settings.
  let followed: FollowedRegion

  /// - Parameter language: What to say in of a variable that means nothing.
  @MainActor
  init(
    _ options: GlobalOptions, _ variables: [String: String], _ settings: RegionSettings, _ language: Language
  ) throws {
    let setting = options.locale == nil ? try settings[.locale].map(Locale.init(identifier:)) : nil
    let unchosen = try options.locale?.locale ?? Self.readLocale(in: variables, language)
    let named = setting ?? unchosen
    let weekStart = try settings[.weekStart].flatMap(Weekday.init(name:))
    locale = (named ?? .fallback).beginningWeeks(on: weekStart)
    timeZone = try Self.timeZone(options, variables, settings)
    currency = try variables["MODULO_CURRENCY"] ?? settings[.currency]
    localeCurrency = named?.currency?.identifier
    followed = Self.followed(options, variables, without: unchosen)
  }

  /// - Parameter locale: The locale without the settings; `nil` when nothing else names one.
  private static func followed(
    _ options: GlobalOptions, _ variables: [String: String], without locale: Locale?
  ) -> FollowedRegion {
    let isZoneFixed = options.timeZone != nil || variables["TZ"] != nil
    let currency: @Sendable (Locale?) -> String? = { ($0 ?? locale)?.currency?.identifier }
    return FollowedRegion(
      locale: options.locale == nil ? locale ?? .fallback : nil,
      timeZone: isZoneFixed ? nil : TimeZone.current, currency: variables["MODULO_CURRENCY"] == nil ? currency : nil)
  }

  /// The locale of the environment, as in `fr_FR.UTF-8`, with its variable; `nil` for the C locale.
  static func locale(in variables: [String: String]) -> (variable: String, name: String)? {
    guard let variable = ["LC_ALL", "LC_MONETARY", "LANG"].first(where: { variables[$0] != nil }) else { return nil }
    let name = String((variables[variable] ?? "").prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? nil : (variable, name)
  }

  private static func readLocale(in variables: [String: String], _ language: Language) throws -> Locale? {
    guard let (variable, name) = locale(in: variables) else { return nil }
    if let locale = LocaleArgument(argument: name)?.locale { return locale }
    let strings = CommandStrings(language)
    let option = "--locale <\(strings.phrase("locale"))>"
    throw ConsoleFailure(
      .usage, code: "usage", message: strings.errors.invalidEnvironment(name, variable, option))
  }

  @MainActor
  private static func timeZone(
    _ options: GlobalOptions, _ variables: [String: String], _ settings: RegionSettings
  ) throws -> TimeZone {
    if let zone = options.timeZone?.timeZone { return zone }
    // The system's zone is what TZ says, where it says something.
    let setting = variables["TZ"] == nil ? try settings[.timeZone] : nil
    return setting.flatMap(TimeZone.init(identifier:)) ?? TimeZone.current
  }
}

extension Locale {
  /// The locale where none is named.
  fileprivate static var fallback: Locale { Locale(identifier: "en_US") }
}

/// The settings a run's region is made of. One that means nothing is a failure when it would be used.
@MainActor
struct RegionSettings {
  private let preferences: SharedState
  private let path: String
  private let words: ConsoleStrings
  private let isRepair: Bool

  /// - Parameters:
  ///   - path: Where the settings are, to be told.
  ///   - language: What to say in of one that means nothing.
  ///   - isRepair: Whether one that means nothing counts as not chosen, so that it can be mended.
  init(_ preferences: SharedState, path: String, _ language: Language, isRepair: Bool) {
    self.preferences = preferences
    self.path = path
    words = ConsoleStrings(language: language)
    self.isRepair = isRepair
  }

  /// The value that was chosen; `nil` where none was.
  subscript(setting: Setting) -> String? {
    get throws {
      guard let text = preferences.text(of: setting) else { return nil }
      if let value = setting.value(of: text) { return value }
      if isRepair { return nil }
      throw failure(setting.rawValue, text)
    }
  }

  /// Stops a run in which a setting would count as on or off, or as hours, although it says neither.
  func checkValues() throws {
    if !isRepair, let found = preferences.unreadableSetting { throw failure(found.name, found.text) }
  }

  private func failure(_ name: String, _ text: String) -> ConsoleFailure {
    let setting = Setting(rawValue: name)
    let advice = setting.map { words.settingAdvice("modulo settings set \($0.rawValue) ...") } ?? ""
    return ConsoleFailure(
      .configuration, code: "badConfiguration", message: words.badSetting(path, text, name) + advice)
  }
}
