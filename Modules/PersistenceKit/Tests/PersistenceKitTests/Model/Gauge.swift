import Foundation
import PersistenceKit

/// A raw value that columns keep as it is, of a type other than Int and String.
enum Stage: UInt8, Codable, CaseIterable, ColumnValue {
  case first = 1
  case last = 255
}

/// A raw value that columns don't keep: the enum has a form of its own.
enum Rank: Int, Codable, CaseIterable, ColumnValue {
  case low = 1
  case high = 2

  init?(stored: String) {
    switch stored {
    case "z": self = .low
    case "a": self = .high
    default: return nil
    }
  }

  var stored: String { self == .low ? "z" : "a" }
}

/// An enum that doesn't list its cases.
enum Shade: String, Codable, ColumnValue {
  case pale, dark
}

/// One property of each narrow number, of a URL, and of some enums.
struct Gauge: PersistentModel, Equatable {
  var id: Int32
  var tiny: Int8 = 0
  var short: Int16 = 0
  var byte: UInt8 = 0
  var word: UInt16 = 0
  var long: UInt32 = 0
  var maybeLong: UInt32?
  var ratio: Float = 0
  var link: URL?
  var stage = Stage.first
  var rank = Rank.low
  var shade = Shade.pale

  static let schema = Schema<Gauge>(
    "gauge",
    columns: [
      Column("id", \.id), Column("tiny", \.tiny), Column("short", \.short, check: .range(-300...300)),
      Column("byte", \.byte), Column("word", \.word), Column("long", \.long), Column("maybe_long", \.maybeLong),
      Column("ratio", \.ratio), Column("link", \.link), Column("stage", \.stage), Column("rank", \.rank),
      Column("shade", \.shade),
    ],
    isChecksummed: true)
}

extension Gauge {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], tiny: try row[1], short: try row[2], byte: try row[3], word: try row[4], long: try row[5],
      maybeLong: try row[6], ratio: try row[7], link: try row[8], stage: try row[9], rank: try row[10],
      shade: try row[11])
  }
}

extension Engine {
  /// A container with these gauges.
  func gauges(_ gauges: [Gauge]) throws -> ModelContainer {
    let container = try container(for: [Gauge.self])
    try container.write { context in
      for gauge in gauges { try context.insert(gauge) }
    }
    return container
  }
}
