public import DependencyKit
public import Foundation
import ModuloModels
import ModuloUtilities

/// The parts of the region that follow the settings, with what holds while none is chosen.
///
/// A part that an option or a variable decides is `nil`: the settings don't change it.
public struct FollowedRegion: Sendable {
  private let locale: Locale?
  private let timeZone: TimeZone?
  private let currency: (@Sendable (_ locale: Locale?) -> String?)?

  /// - Parameters:
  ///   - locale: The locale without a chosen one; `nil` if it is fixed.
  ///   - timeZone: The time zone without a chosen one; `nil` if it is fixed.
  ///   - currency: The ISO 4217 code of the locale, the chosen one if there is one; `nil` if the currency is fixed.
  public init(
    locale: Locale? = nil, timeZone: TimeZone? = nil, currency: (@Sendable (_ locale: Locale?) -> String?)? = nil
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.currency = currency
  }

  /// The values with the region that the preferences among them choose now. A setting without a meaning counts as none.
  @MainActor
  func applied(to registered: DependencyValues) -> DependencyValues {
    var values = registered
    func chosen(_ setting: Setting) -> String? {
      registered.shared.text(of: setting).flatMap { setting.value(of: $0) ?? nil }
    }
    let chosenLocale = locale == nil ? nil : chosen(.locale).map(Locale.init(identifier:))
    if let locale { values.locale = chosenLocale ?? locale }
    values.locale = values.locale.beginningWeeks(on: chosen(.weekStart).flatMap(Weekday.init(name:)))
    if let timeZone { values.timeZone = chosen(.timeZone).flatMap(TimeZone.init(identifier:)) ?? timeZone }
    if let currency {
      values.chosenCurrency = chosen(.currency)
      values.localeCurrency = currency(chosenLocale)
    }
    return values
  }
}

private enum FollowedRegionKey: DependencyKey {
  static var liveValue: FollowedRegion? { nil }
  static var testValue: FollowedRegion? { nil }
}

extension DependencyValues {
  /// The parts of the region that follow the settings; `nil` if all are fixed, as where none is registered.
  public var followedRegion: FollowedRegion? {
    get { self[FollowedRegionKey.self] }
    set { self[FollowedRegionKey.self] = newValue }
  }
}
