import Foundation
import PersistenceKit

/// A parent: its scores go with it, and its sums too.
struct Team: PersistentModel, Equatable {
  var id: UUID
  var number: Int64 = 0
  var name: String
  var motto: String?

  static let schema = Schema<Team>(
    "team",
    columns: [
      .number(\.number), Column("id", \.id), Column("name", \.name, check: .nonEmpty), Column("motto", \.motto),
    ],
    indexes: [Index(\.name, isUnique: true)])
}

extension Team {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[1], number: try row[0], name: try row[2], motto: try row[3])
  }
}

/// A parent that can't go while a match points to it.
struct Season: PersistentModel, Equatable {
  var id: UUID
  var label: String

  static let schema = Schema<Season>("season", columns: [Column("id", \.id), Column("label", \.label)])
}

extension Season {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], label: try row[1])
  }
}

/// A parent whose children are summed by another one.
struct Match: PersistentModel, Equatable {
  var id: UUID
  var seasonID: UUID?

  static let schema = Schema<Match>(
    "match", columns: [Column("id", \.id), Column("season_id", \.seasonID)],
    relationships: [Relationship(\.seasonID, to: Season.self, onDelete: .deny)])
}

extension Match {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], seasonID: try row[1])
  }
}

struct Referee: PersistentModel, Equatable {
  var id: UUID

  static let schema = Schema<Referee>("referee", columns: [Column("id", \.id)])
}

extension Referee {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0])
  }
}

/// A child with every delete rule around it, and two rollups.
struct Score: PersistentModel, Equatable {
  var id: UUID
  var number: Int64 = 0
  var teamID: UUID
  var matchID: UUID?
  var refereeID: UUID?
  var round: Int = 1
  var points: Int64

  static let schema = Schema<Score>(
    "score",
    columns: [
      .number(\.number), Column("id", \.id), Column("team_id", \.teamID), Column("match_id", \.matchID),
      Column("referee_id", \.refereeID), Column("round", \.round, check: .range(0...1000)),
      Column("points", \.points),
    ],
    relationships: [
      Relationship(\.teamID, to: Team.self, onDelete: .cascade),
      Relationship(\.matchID, to: Match.self, onDelete: .cascade),
      Relationship(\.refereeID, to: Referee.self, onDelete: .nullify),
    ],
    indexes: [Index(\.teamID, \.round)],
    rollups: [byRound, refereed])

  static let byRound = Rollup<Score, UUID>(
    "score_round", by: \.teamID, bucket: { $0.round }, value: { $0.points })
  /// Its value changes when a delete nullifies the referee.
  static let refereed = Rollup<Score, UUID>(
    "score_refereed", by: \.teamID, bucket: { _ in 0 }, value: { $0.refereeID == nil ? 0 : 1 })
}

extension Score {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], teamID: try row[2], matchID: try row[3], refereeID: try row[4],
      round: try row[5], points: try row[6])
  }
}

/// Points to its own table.
struct Chapter: PersistentModel, Equatable {
  var id: Int64
  var parentID: Int64?
  var pages: Int64 = 1

  static let schema = Schema<Chapter>(
    "chapter",
    columns: [
      Column("id", \.id), Column("parent_id", \.parentID), Column("pages", \.pages, check: .positive),
    ],
    relationships: [Relationship(\.parentID, to: Chapter.self, onDelete: .cascade)],
    rollups: [pagesByChapter])

  static let pagesByChapter = Rollup<Chapter, Int64>(
    "chapter_pages", by: \.pages, bucket: { Int($0.id) }, value: { $0.pages })
}

extension Chapter {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], parentID: try row[1], pages: try row[2])
  }
}

enum League {
  static let models: [any PersistentModel.Type] = [
    Team.self, Season.self, Match.self, Referee.self, Score.self, Chapter.self,
  ]
}

extension UUID {
  /// The same id for the same number.
  static func fixed(_ number: Int) -> UUID {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    return UUID(uuid: (1, 0, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
  }
}

extension PersistentModel {
  /// Everything in the container, in the order of insertion.
  static func everything(in container: ModelContainer) throws(PersistenceError) -> [Self] {
    try container.read { try $0.fetch(FetchDescriptor<Self>()) }
  }
}
