public import Foundation

private enum LocaleKey: DependencyKey { typealias Value = Locale }
private enum TimeZoneKey: DependencyKey { typealias Value = TimeZone }

extension DependencyValues {
  /// The language and region text is formatted and read in. Unimplemented until registered.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone in which a moment becomes a day. Unimplemented until registered.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
