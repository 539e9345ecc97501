import Foundation
import ModuloUtilities
import Testing

/// On Thursday, 26 November 2026.
@Suite struct DayReadingTests {
  /// What a text is for each purpose: entry, start, through, end; one text where they are alike.
  static let english: [(String, String)] = [
    ("friday", "2026-11-20 | 2026-11-27"), ("fri", "2026-11-20 | 2026-11-27"), ("Friday", "2026-11-20 | 2026-11-27"),
    ("thursday", "2026-11-26"), ("thurs.", "2026-11-26"), ("wed", "2026-11-25 | 2026-12-02"),
    ("next friday", "2026-11-27"), ("next thursday", "2026-12-03"), ("last friday", "2026-11-20"),
    ("last thursday", "2026-11-19"), ("on monday", "2026-11-23 | 2026-11-30"), ("sun", "2026-11-22 | 2026-11-29"),
    ("31 dec", "2025-12-31 | 2026-12-31"), ("dec 31", "2025-12-31 | 2026-12-31"),
    ("31 December", "2025-12-31 | 2026-12-31"), ("26 nov", "2026-11-26"), ("nov. 27", "2025-11-27 | 2026-11-27"),
    ("1st jan", "2026-01-01 | 2027-01-01"), ("Jan 2nd", "2026-01-02 | 2027-01-02"),
    ("29 feb", "2024-02-29 | 2028-02-29"), ("31 dec 2026", "2026-12-31"), ("dec 31, 2026", "2026-12-31"),
    ("Dec 31 2026", "2026-12-31"), ("31 sept", "no such day"), ("30 feb 2026", "no such day"),
    ("29 feb 2027", "no such day"), ("aug 2027", "2027-08-01–2027-08-31 | 2027-08-01 | 2027-08-31"),
    ("2027-08", "2027-08-01–2027-08-31 | 2027-08-01 | 2027-08-31"),
    ("february 2028", "2028-02-01–2028-02-29 | 2028-02-01 | 2028-02-29"), ("2027-13", "no day at 1"),
    ("+1y", "2027-11-26"), ("-2y", "2024-11-26"), ("+12m", "2027-11-26"), ("+9999y", "out of range"),
    ("3 days ago", "2026-11-23"), ("a week ago", "2026-11-19"), ("2 months ago", "2026-09-26"),
    ("1 year ago", "2025-11-26"), ("in 2 weeks", "2026-12-10"), ("in a month", "2026-12-26"),
    ("in 10 years", "2036-11-26"), ("999999 years ago", "out of range"), ("0 days ago", "2026-11-26"),
    ("friday 31", "no day at 8"), ("fri 27 nov", "no day at 5"), ("next", "no day at 1"),
    ("next week", "no day at 6"), ("next 31 dec", "no day at 6"), ("3 days", "no day at 3"),
    ("days ago", "no day at 1"), ("in 2", "no day at 4"), ("dec", "no day at 1"), ("dec 32", "no day at 5"),
    ("32 dec", "no day at 4"), ("31 dec 26", "no day at 8"), ("31 dec 2026 x", "no day at 13"),
    ("vendredi", "no day at 1"), ("il y a 3 jours", "no day at 1"), ("31december", "no day at 1"),
    ("2026-11-26T09:00", "no day at 1"), ("  soon", "no day at 3"), ("2026", "no day at 1"), ("31", "no day at 1"),
    ("the 31st", "no day at 1"), ("50m ago", "no day at 1"),
  ]

  static let french: [(String, String)] = [
    ("vendredi", "2026-11-20 | 2026-11-27"), ("ven.", "2026-11-20 | 2026-11-27"),
    ("VENDREDI", "2026-11-20 | 2026-11-27"), ("vendredi prochain", "2026-11-27"), ("vendredi dernier", "2026-11-20"),
    ("jeudi", "2026-11-26"), ("jeudi prochain", "2026-12-03"), ("mar", "2026-11-24 | 2026-12-01"),
    ("friday", "2026-11-20 | 2026-11-27"), ("next friday", "2026-11-27"), ("31 décembre", "2025-12-31 | 2026-12-31"),
    ("31 DEC.", "2025-12-31 | 2026-12-31"), ("le 31 décembre", "2025-12-31 | 2026-12-31"),
    ("1er août 2026", "2026-08-01"), ("1 aout 2026", "2026-08-01"), ("31 mars", "2026-03-31 | 2027-03-31"),
    ("31 mar", "no day at 4"), ("mardi 31", "no day at 7"), ("mar 31", "no day at 5"),
    ("15 juil. 2026", "2026-07-15"), ("15 july", "2026-07-15 | 2027-07-15"),
    ("août 2027", "2027-08-01–2027-08-31 | 2027-08-01 | 2027-08-31"), ("il y a 3 jours", "2026-11-23"),
    ("il y a une semaine", "2026-11-19"), ("il y a 2 ans", "2024-11-26"), ("dans 2 semaines", "2026-12-10"),
    ("dans un mois", "2026-12-26"), ("3 days ago", "2026-11-23"), ("in 2 weeks", "2026-12-10"),
    ("aujourd’hui", "2026-11-26"), ("hier", "2026-11-25"), ("demain", "2026-11-27"), ("-3d", "2026-11-23"),
    ("prochain vendredi", "no day at 1"), ("vendredi 31", "no day at 10"), ("il y a 3", "no day at 8"),
    ("dans", "no day at 1"), ("lendemain", "no day at 1"),
  ]

  /// In digits, by locale.
  static let digits: [(String, [String], String)] = [
    ("31/12/2026", everywhere, "2026-12-31"), ("12/31/2026", everywhere, "2026-12-31"),
    ("31.12.2026", everywhere, "2026-12-31"), ("2026/12/31", everywhere, "2026-12-31"),
    ("31-12-2026", everywhere, "2026-12-31"), ("4/4/2026", everywhere, "2026-04-04"),
    ("31/12", everywhere, "2025-12-31 | 2026-12-31"), ("12/31", everywhere, "2025-12-31 | 2026-12-31"),
    ("3/4/2026", ["en_US"], "2026-03-04 or 2026-04-03"),
    ("3/4/2026", ["en_GB", "fr_FR", "en_IN", "de_DE"], "2026-04-03 or 2026-03-04"),
    ("3/4", ["en_US"], "2026-03-04 or 2026-04-03 | 2027-03-04 or 2027-04-03"),
    ("3/4", ["en_GB", "fr_FR"], "2026-04-03 or 2026-03-04 | 2027-04-03 or 2027-03-04"),
    ("3-4-2026", ["en_US"], "2026-03-04 or 2026-04-03"), ("3.4.2026", ["de_DE"], "2026-04-03"),
    ("03.04.2026", ["de_DE"], "2026-04-03"), ("3.4.2026", ["en_US"], "2026-03-04 or 2026-04-03"),
    ("12.31.2026", ["de_DE"], "no such day"), ("12.31.2026", ["en_US"], "2026-12-31"),
    ("31/12/26", ["en_US", "en_GB", "fr_FR", "en_IN"], "2026-12-31"), ("31.12.26", ["de_DE"], "2026-12-31"),
    ("31.12.30", ["de_DE"], "2030-12-31 or 1930-12-31 | 2030-12-31"),
    ("31.12.98", ["de_DE"], "1998-12-31 | 2098-12-31"), ("3/4/26", ["en_GB"], "2026-04-03 or 2026-03-04"),
    ("26/12/11", ["ja_JP"], "2026-12-11 or 2011-12-26 | 2026-12-11"), ("31.4.2026", everywhere, "no such day"),
    ("31/13/2026", everywhere, "no such day"), ("0/4/2026", everywhere, "no such day"),
    ("31.12", everywhere, "no day at 1"), ("31.12.", everywhere, "no day at 1"), ("12-31", everywhere, "no day at 1"),
    ("31/12.2026", everywhere, "no day at 1"), ("31/12/202", everywhere, "no day at 1"),
    ("2026/31/12", everywhere, "no such day"), ("31/12/2026/1", everywhere, "no day at 1"),
    ("12-34-56", everywhere, "no day at 1"),
  ]

  static let everywhere = ["en_US", "en_GB", "fr_FR", "de_DE", "en_IN"]

  @Test(arguments: english) func `an English text is a day by what it is for`(text: String, expected: String) throws {
    for name in ["en_US", "en_GB", "en_IN"] {
      let found = try readings(of: text, name, .english)
      #expect(found == expected, "\(name)")
    }
  }

  @Test(arguments: french) func `a French text is a day by what it is for`(text: String, expected: String) throws {
    let found = try readings(of: text, "fr_FR", .french)
    #expect(found == expected)
  }

  @Test(arguments: digits)
  func `digits are a day where their order is the only one`(text: String, locales: [String], expected: String) throws {
    for name in locales {
      let found = try readings(of: text, name, .english)
      #expect(found == expected, "\(name)")
    }
  }

  @Test func `the names of the locale's own language are read`() throws {
    let found = try ["5. Dez. 2026", "5. Dezember 2026", "Fr.", "5. Mai"].map {
      try readings(of: $0, "de_DE", .english)
    }
    #expect(found == ["2026-12-05", "2026-12-05", "2026-11-20 | 2026-11-27", "2026-05-05 | 2027-05-05"])
  }

  /// The readings for entry, start, through and end, each once.
  private func readings(of text: String, _ locale: String, _ words: DayWords) throws -> String {
    let purposes: [DayPurpose] = [.entry, .start, .through, .end]
    let today = try day(20_261_126)
    let found = purposes.map { purpose in
      let reader = DayReader(today: today, for: purpose, locale: Locale(identifier: locale), words: words)
      do throws(DayReadingError) { return try reader.read(text).description } catch { return error.short }
    }
    return found.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }.joined(separator: " | ")
  }
}

extension DayReadingError {
  fileprivate var short: String {
    switch self {
    case .notADay(_, let column): "no day at \(column)"
    case .noSuchDay: "no such day"
    case .outOfRange: "out of range"
    case .ambiguous(_, let first, let second): "\(first) or \(second)"
    case .month(_, let first, let last): "\(first)–\(last)"
    }
  }
}
