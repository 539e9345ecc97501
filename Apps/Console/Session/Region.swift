import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels

/// When and where a run takes place: flag beats environment beats settings beats system.
struct Region {
  let date: DateGenerator
  let locale: Locale
  let timeZone: TimeZone
  /// The code of the currency that a new goal gets; `nil` when nothing says which.
  let currency: String?
  /// The region of open screens, which follows the settings.
  let followed: FollowedRegion

  @MainActor
  init(_ options: GlobalOptions, _ variables: [String: String], _ settings: RegionSettings) throws {
    let named = try options.locale ?? settings[.locale] ?? Self.locale(in: variables)
    locale = try named.map(Self.readLocale) ?? Locale(identifier: "en_US")
    timeZone = try Self.timeZone(options, variables, settings)
    date = try options.now.map { .constant(try Self.readInstant($0)) } ?? DateGenerator { Date() }
    currency =
      try variables["MODULO_CURRENCY"] ?? settings[.currency] ?? (named == nil ? nil : locale.currency?.identifier)
    followed = Self.followed(options, variables, without: try Self.unchosen(options, variables))
  }

  /// The locale without the settings; `nil` when nothing else names one.
  private static func unchosen(_ options: GlobalOptions, _ variables: [String: String]) throws -> Locale? {
    try (options.locale ?? locale(in: variables)).map(readLocale)
  }

  private static func followed(
    _ options: GlobalOptions, _ variables: [String: String], without locale: Locale?
  ) -> FollowedRegion {
    let isZoneFixed = options.timeZone != nil || variables["TZ"] != nil
    let currency: @Sendable (Locale?) -> String? = { ($0 ?? locale)?.currency?.identifier }
    return FollowedRegion(
      locale: options.locale == nil ? locale ?? Locale(identifier: "en_US") : nil,
      timeZone: isZoneFixed ? nil : TimeZone.current, currency: variables["MODULO_CURRENCY"] == nil ? currency : nil)
  }

  /// The locale of the environment, as in `fr_FR.UTF-8`; `nil` for the C locale, which is none.
  static func locale(in variables: [String: String]) -> String? {
    let value = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap { variables[$0] }.first
    let name = value.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    return name == "C" || name == "POSIX" ? nil : name
  }

  private static func readLocale(_ identifier: String) throws -> Locale {
    let locale = Locale(identifier: identifier)
    guard locale.language.languageCode?.isISOLanguage == true else { throw unusable(identifier, "--locale <locale>") }
    return locale
  }

  @MainActor
  private static func timeZone(
    _ options: GlobalOptions, _ variables: [String: String], _ settings: RegionSettings
  ) throws -> TimeZone {
    // The system's zone is what TZ says, where it says something.
    let setting = variables["TZ"] == nil && options.timeZone == nil ? try settings[.timeZone] : nil
    guard let identifier = options.timeZone ?? setting else { return TimeZone.current }
    guard let zone = TimeZone(identifier: identifier) else { throw unusable(identifier, "--time-zone <zone>") }
    return zone
  }

  private static func readInstant(_ text: String) throws -> Date {
    guard let instant = InstantReader.read(text) else { throw unusable(text, "--now <instant>") }
    return instant
  }

  private static func unusable(_ value: String, _ option: String) -> ConsoleFailure {
    ConsoleFailure(.usage, code: "usage", message: "The value '\(value)' is invalid for '\(option)'")
  }
}

/// The settings a run's region is made of. One that means nothing is a failure when it would be used.
@MainActor
struct RegionSettings {
  private let preferences: Preferences
  private let path: String
  private let isRepair: Bool

  /// - Parameters:
  ///   - path: Where the settings are, to be told.
  ///   - isRepair: Whether one that means nothing counts as not chosen, so that it can be mended.
  init(_ preferences: Preferences, path: String, isRepair: Bool) {
    self.preferences = preferences
    self.path = path
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

  /// Stops a run in which a setting would count as on or off although it says neither.
  func checkSwitches() throws {
    if !isRepair, let found = preferences.unreadableSwitch { throw failure(found.name, found.text) }
  }

  private func failure(_ name: String, _ text: String) -> ConsoleFailure {
    let advice = Setting(rawValue: name).map { "; `modulo settings set \($0.rawValue) ...` fixes it" } ?? ""
    return ConsoleFailure(
      .configuration, code: "badConfiguration",
      message: "\(path): '\(text)' isn't a value for the setting '\(name)'\(advice)")
  }
}
