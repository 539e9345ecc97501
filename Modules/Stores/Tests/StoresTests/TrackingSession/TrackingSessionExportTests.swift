import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Synchronization
import Testing

/// What is exported comes in again as what it is.
@MainActor
@Suite(.temporaryFolder) struct TrackingSessionExportTests {
  @Test func `a row is a time, and a filter leaves rows out`() async throws {
    let world = try TrackingStoreWorld()
    let file = #"""
      start,end,block,memo,session
      2026-04-01T09:00+01:00,2026-04-01T10:30+01:00,Coding,"a, ""b""",1
      2026-04-01T11:00+01:00,2026-04-01T11:30+01:00,Coding,"a, ""b""",1
      2026-04-03T09:00Z,2026-04-03T09:25:30Z,Running,,

      """#
    _ = try await world.sessions.importAll(csv(file), at: world.now)
    let (count, text) = try await export(world)
    #expect(count == 3)
    #expect(
      text.withoutIDs == #"""
        start,end,zone,activeSeconds,block,group,memo,day,session
        2026-04-01T09:00:00+01:00,2026-04-01T10:30:00+01:00,GMT+0100,5400,Coding,Work,"a, ""b""",2026-04-01,1
        2026-04-01T11:00:00+01:00,2026-04-01T11:30:00+01:00,GMT+0100,1800,Coding,Work,"a, ""b""",2026-04-01,1
        2026-04-03T09:00:00Z,2026-04-03T09:25:30Z,GMT,1530,Running,Sport,,2026-04-03,2

        """#)
    let days = Samples.day(20_260_402)...Samples.day(20_260_404)
    let coding = try await export(world, of: .block(.id(BlockEntity.coding.id)), in: days)
    #expect(coding.count == 0)
    let sport = try await export(world, of: .group(.name("sport")), in: days)
    #expect(sport.text.split(separator: "\n").last == text.split(separator: "\n").last)
    await #expect(throws: DataError.tracking(.reference(.group, .notFound("moon")))) {
      try await export(world, of: .group(.name("moon")))
    }
  }

  @Test func `a receiver that refuses ends the export, and a failure of the storage is told`() async throws {
    let world = try TrackingStoreWorld()
    await #expect(throws: DataError.outputFailed) {
      try await world.sessions.exportAll(of: .all, in: nil) { _ in throw CancellationError() }
    }
    world.storage.log.failNext(with: .busy)
    await #expect(throws: DataError.storage(.busy)) { try await export(world) }
    try world.storage.log.verify()
  }

  @Test(arguments: 1...12) func `an export comes in anywhere as what it is, and at home as nothing`(
    seed: UInt64
  ) async throws {
    let world = try TrackingStoreWorld()
    var made = RandomTimes(seed: seed)
    try await made.fill(world)
    let (count, text) = try await export(world)
    #expect(count > 20)
    let home = try await world.sessions.importAll(csv(text), at: world.now)
    #expect(home.imported == 0)
    #expect(home.skipped == count)
    #expect(try await export(world).text == text)
    for other in [try TrackingStoreWorld(), try TrackingStoreWorld(isEmpty: true)] {
      var file = try csv(text)
      file.createsBlocks = true
      file.allowsOverlap = true
      let report = try await other.sessions.importAll(file, at: other.now)
      #expect(report.imported == count)
      let again = try await export(other).text
      let isSame = again.withoutIDs == text.withoutIDs
      #expect(isSame, "seed \(seed)")
      #expect(try await other.sessions.importAll(csv(again), at: other.now).imported == 0)
    }
  }

  private func export(
    _ world: TrackingStoreWorld, of filter: TimeFilter = .all, in days: ClosedRange<CalendarDay>? = nil
  ) async throws -> (count: Int, text: String) {
    let bytes = Mutex<[UInt8]>([])
    let count = try await world.sessions.exportAll(of: filter, in: days) { piece in bytes.withLock { $0 += piece } }
    return (count, String(decoding: bytes.withLock { $0 }, as: UTF8.self))
  }

  private func csv(_ text: String) throws -> TrackingSessionImport {
    TrackingSessionImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)), zone: .gmt)
  }
}

extension String {
  /// The rows of an export with the sessions by their places, instead of their ids.
  fileprivate var withoutIDs: String {
    var places: [Substring: Int] = [:]
    return split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let comma = line.lastIndex(of: ","), line.distance(from: comma, to: line.endIndex) == 37 else {
        return String(line)
      }
      let id = line[line.index(after: comma)...]
      places[id] = places[id] ?? places.count + 1
      return "\(line[...comma])\(places[id] ?? 0)"
    }.joined(separator: "\n")
  }
}

/// Sessions in several zones, with pauses, over midnight, changed afterwards.
@MainActor
private struct RandomTimes {
  private var random: SeededGenerator
  private static let zones = ["Europe/London", "America/New_York", "Asia/Tokyo", "GMT+0530"].map { Samples.zone($0) }
  private static let memos = [nil, "m", "a, \"b\"", "Énorme – 日本", "'=1+1"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func fill(_ world: TrackingStoreWorld) async throws {
    var start = Samples.moment("2026-03-20T06:00:00Z")
    for _ in 0..<14 {
      let zone = Self.zones.randomElement(using: &random) ?? .gmt
      let block = [BlockEntity.coding, .running].randomElement(using: &random) ?? .coding
      let offset = zone.secondsFromGMT(for: start.date)
      let sign = offset < 0 ? "-" : "+"
      var rows = "start,end,zone,block,memo,session\n"
      let memo = Self.memos.randomElement(using: &random) ?? nil
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let end = start.adding(seconds: Int64.random(in: 60...9_000, using: &random))
        rows += CSVWriter().line([
          start.text(in: zone), end.text(in: zone), zone.identifier, block.name, memo ?? "", "s\(sign)",
        ])
        start = end.adding(seconds: Int64.random(in: 0...20_000, using: &random))
      }
      let file = TrackingSessionImport(
        source: .file(path: try TemporaryFolder.current.newFile(rows.utf8)), zone: .gmt)
      _ = try await world.sessions.importAll(file, at: world.now)
    }
    try await split(world)
  }

  /// Divides some sessions, so that there are times that begin on another day than their session's.
  private mutating func split(_ world: TrackingStoreWorld) async throws {
    try await world.sessions.fetchAll(of: nil, in: nil, page: Page(limit: 100))
    for (place, found) in world.sessions.rows.enumerated() {
      guard Bool.random(using: &random), let last = found.session.times.last, last.activeSeconds > 200 else { continue }
      let moment = last.start.adding(seconds: Int64.random(in: 60...(last.activeSeconds - 60), using: &random))
      try await world.sessions.split(.id(found.id), at: moment, id: Samples.id(0x5000_0000 + 0x100 * place))
    }
  }
}
