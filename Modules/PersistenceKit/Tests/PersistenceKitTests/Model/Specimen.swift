import Foundation
import PersistenceKit

enum Mood: String, ColumnValue, CaseIterable {
  case calm, eager
}

enum Level: Int, ColumnValue {
  case low = -1
  case high = 1
}

/// A foreign type, kept as an integer.
struct Meters: Equatable {
  var value: Int64
}

extension Meters: ColumnValue {
  init?(stored: Int64) {
    guard stored >= 0 else { return nil }
    value = stored
  }

  var stored: Int64 { value }
}

/// One property of each type that a column can hold.
struct Specimen: PersistentModel, Equatable {
  var id: String
  var integer: Int64 = 0
  var count: Int = 0
  var flag = false
  var real = 0.0
  var text = ""
  var token = UUID.fixed(0)
  var bytes = Data()
  var moment = Date(timeIntervalSince1970: 0)
  var mood = Mood.calm
  var level = Level.low
  var length = Meters(value: 0)
  var maybeInteger: Int64?
  var maybeFlag: Bool?
  var maybeReal: Double?
  var maybeText: String?
  var maybeToken: UUID?
  var maybeBytes: Data?
  var maybeMoment: Date?
  var maybeMood: Mood?
  var maybeLength: Meters?

  static let schema = Schema<Specimen>(
    "specimen",
    columns: [
      Column("id", \.id), Column("integer", \.integer), Column("count", \.count), Column("flag", \.flag),
      Column("real", \.real), Column("text", \.text), Column("token", \.token), Column("bytes", \.bytes),
      Column("moment", \.moment), Column("mood", \.mood, check: .oneOf(Mood.allCases.map(\.rawValue))),
      Column("level", \.level), Column("length", \.length), Column("maybe_integer", \.maybeInteger),
      Column("maybe_flag", \.maybeFlag), Column("maybe_real", \.maybeReal, check: .nonNegative),
      Column("maybe_text", \.maybeText), Column("maybe_token", \.maybeToken), Column("maybe_bytes", \.maybeBytes),
      Column("maybe_moment", \.maybeMoment), Column("maybe_mood", \.maybeMood), Column("maybe_length", \.maybeLength),
    ])

  init(id: String) {
    self.id = id
  }

  init(row: borrowing Row) throws(PersistenceError) {
    id = try row[0]
    integer = try row[1]
    count = try row[2]
    flag = try row[3]
    real = try row[4]
    text = try row[5]
    token = try row[6]
    bytes = try row[7]
    moment = try row[8]
    mood = try row[9]
    level = try row[10]
    length = try row[11]
    maybeInteger = try row[12]
    maybeFlag = try row[13]
    maybeReal = try row[14]
    maybeText = try row[15]
    maybeToken = try row[16]
    maybeBytes = try row[17]
    maybeMoment = try row[18]
    maybeMood = try row[19]
    maybeLength = try row[20]
  }
}

extension Specimen {
  /// One in which every optional has a value, and no two of a type are the same.
  static var full: Specimen {
    var full = Specimen(id: "full")
    full.integer = .max
    full.count = .min
    full.flag = true
    full.real = -0.1
    full.text = "naïve \u{1F600} 'quoted' \"twice\""
    full.token = UUID.fixed(1)
    full.bytes = Data([0, 255, 0])
    full.moment = Date(timeIntervalSince1970: 1_700_000_000.125)
    full.mood = .eager
    full.level = .high
    full.length = Meters(value: 12)
    full.maybeInteger = .min
    full.maybeFlag = false
    full.maybeReal = .infinity
    full.maybeText = ""
    full.maybeToken = UUID.fixed(2)
    full.maybeBytes = Data()
    full.maybeMoment = Date(timeIntervalSince1970: -1)
    full.maybeMood = .calm
    full.maybeLength = Meters(value: 0)
    return full
  }
}
