import Foundation
import ModuloUtilities
import Testing

@Suite struct LengthReaderTests {
  /// What a text is in English and in French; one text where they are alike.
  static let rows: [(String, String)] = [
    ("90m", "1h30m"), ("1h30", "1h30m"), ("1h30m", "1h30m"), ("1.5h", "1h30m"), ("45 min", "45m"), ("2 h", "2h"),
    ("2H", "2h"), (" 1h 30m ", "1h30m"), ("1 h 30", "1h30m"), ("1 hour 30 minutes", "1h30m"), ("1h05", "1h5m"),
    ("1 hr, 30 min", "1h30m"), ("1 hour and 30 minutes", "1h30m"), ("1 heure et 30 minutes", "1h30m"),
    ("0.5h", "30m"), ("2 heures", "2h"), ("1.25h", "1h15m"), ("0.1m", "6s"), ("90s", "1m30s"),
    ("3 minutes and 12 seconds", "3m12s"), ("1h1m1s", "1h1m1s"), ("1h90m", "2h30m"), ("0m", "0m"), ("-90m", "-1h30m"),
    ("-1.5h", "-1h30m"), ("100h", "100h"), ("1h1.5m", "1h1m30s"), ("1 h. 5 min.", "1h5m"), ("0h00", "0m"),
    ("1,5h", "1.5h? at 2 | 1h30m"), ("1,25 h", "1.25 h? at 2 | 1h15m"), ("2h1,5m", "2h1.5m? at 4 | 2h1m30s"),
    ("90", "90m or 90h"), ("1.5", "1.5m or 1.5h"), ("1:30", "1h30m or 1m30s"), ("0:45", "0h45m or 0m45s"),
    ("1h5", "1h05m or 1h50m"), ("1 h 5", "1h05m or 1h50m"), ("", "empty"), (" ", "empty"), ("h", "invalid at 1"),
    ("-", "invalid at 2"), ("1h60", "invalid at 3"), ("1h7", "invalid at 3"), ("1h300", "invalid at 3"),
    ("30m1h", "invalid at 4"), ("1h1h", "invalid at 3"), ("1.5h30", "invalid at 2"), ("1.5h30m", "invalid at 2"),
    ("1d", "invalid at 2"), ("3d", "invalid at 2"), ("1h30x", "invalid at 5"), ("m30", "invalid at 1"),
    ("1..5h", "invalid at 2"), ("1.h", "invalid at 2"), (".5h", "invalid at 1"), ("90 90", "invalid at 3"),
    ("1h,", "invalid at 4"), ("1h and", "invalid at 4"), ("+90m", "invalid at 1"), ("--90m", "invalid at 2"),
    ("１h", "invalid at 1"), ("1.33333h", "invalid at 8"), ("45m30", "invalid at 6"), ("yesterday", "invalid at 1"),
    ("99999999999999999999h", "out of range"), ("9999999999h", "out of range"),
  ]

  @Test(arguments: rows) func `a length is read as it is typed`(text: String, expected: String) {
    let readings = [Locale.british, .french].map { Self.reading(of: text, in: $0) }
    let found = readings[0] == readings[1] ? readings[0] : readings.joined(separator: " | ")
    #expect(found == expected)
  }

  @Test(arguments: ["0m", "0h00", "-90m", "-0m"])
  func `where a positive length is needed, no other is read`(text: String) throws {
    let found = failure { () throws(LengthReadingError) in try LengthReader(locale: .british).readPositive(text) }
    #expect(found == .notPositive(text))
    let ninety = try LengthReader(locale: .british).readPositive("90m")
    #expect(ninety == .seconds(5_400))
  }

  @Test func `every locale has the point, and its own mark`() {
    let found = ["de_DE", "en_IN", "fr_CA"].map { Self.reading(of: "1,5h", in: Locale(identifier: $0)) }
    #expect(found == ["1h30m", "1.5h? at 2", "1h30m"])
  }

  private static func reading(of text: String, in locale: Locale) -> String {
    do throws(LengthReadingError) {
      return try LengthReader(locale: locale).read(text).typableText
    } catch {
      switch error {
      case .empty: return "empty"
      case .notALength(_, let column): return "invalid at \(column)"
      case .ambiguous(_, let first, let second): return "\(first) or \(second)"
      case .otherDecimalMark(_, let column, let reading): return "\(reading)? at \(column)"
      case .notPositive: return "not positive"
      case .outOfRange: return "out of range"
      }
    }
  }
}
