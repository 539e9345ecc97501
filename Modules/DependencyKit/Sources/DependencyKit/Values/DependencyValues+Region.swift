public import Foundation

private enum CalendarKey: DependencyKey { typealias Value = Calendar }
private enum LocaleKey: DependencyKey { typealias Value = Locale }
private enum TimeZoneKey: DependencyKey { typealias Value = TimeZone }

extension DependencyValues {
  /// The calendar days and weeks are counted in. It carries a time zone and a locale of its own; the caller that
  /// registers it keeps them equal to ``timeZone`` and ``locale``. Unimplemented until registered.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

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
