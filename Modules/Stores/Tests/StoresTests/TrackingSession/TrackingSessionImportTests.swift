import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloUtilities
import Synchronization
import Testing

/// What every store of sessions does with a file.
@MainActor
@Suite(.temporaryFolder) struct TrackingSessionImportTests {
  private let world: TrackingStoreWorld

  init() throws { world = try TrackingStoreWorld() }

  @Test func `a row is a session, and a file is taken once`() async throws {
    let file = try csv(
      """
      start,end,block,memo
      2026-04-01T09:00+01:00,2026-04-01T10:30+01:00,Coding,a
      2026-04-01 23:30,2026-04-02 00:40,#2,
      2026-04-03T09:00:30Z,2026-04-03T09:25:31Z,sport/running,b
      """)
    let first = try await world.sessions.importAll(file, at: world.now)
    #expect(first.counts == [3, 3, 0])
    #expect(first.tracked.activeSeconds == 5_400 + 4_200 + 1_501)
    let stored = [
      "2026-04-01 Coding GMT+0100 08:00–09:30 a", "2026-04-01 Running GMT 23:30–00:00 ",
      "2026-04-02 Running GMT 00:00–00:40 ", "2026-04-03 Running GMT 09:00–09:25 b",
    ]
    #expect(try await texts() == stored)
    let second = try await world.sessions.importAll(file, at: world.now)
    #expect(second.counts == [3, 0, 3])
    #expect(second.lines(.sameTime).first == [2, 3, 4])
    #expect(second.tracked == TrackedImport())
    #expect(try await texts() == stored)
  }

  @Test func `a row is known by its times, its block and its memo alone`() async throws {
    _ = try await world.sessions.create(world.typed(0x100, from: 120, to: 60), at: world.now)
    let rows = "2026-04-12T10:00,2026-04-12T11:00,Coding,m\n2026-04-12T11:00,2026-04-12T11:30,Coding,m\n"
    let report = try await world.sessions.importAll(try csv("start,end,block,memo\n" + rows), at: world.now)
    #expect(report.counts == [2, 1, 1])
    #expect(report.lines(.sameTime).first == [2])
    // What was deleted since comes in again.
    let number = NumberReference.number(1)
    _ = try await world.sessions.delete(by: try await world.sessions.findOne(number).id)
    let again = try await world.sessions.importAll(try csv("start,end,block,memo\n" + rows), at: world.now)
    #expect(again.counts == [2, 1, 1])
    #expect(again.lines(.sameTime).first == [3])
  }

  @Test func `rows of one session have pauses between them, in any order`() async throws {
    let file = try csv(
      """
      start,end,block,memo,session
      2026-04-02T00:10,2026-04-02T00:20,Coding,m,7
      2026-04-01T23:40,2026-04-01T23:55,Coding,m,7
      2026-04-01T09:00,2026-04-01T10:00,Coding,m,8
      """)
    let report = try await world.sessions.importAll(file, at: world.now)
    #expect(report.counts == [3, 3, 0])
    // The half that was begun on the first day is filled first.
    #expect(
      try await texts() == [
        "2026-04-01 Coding GMT 09:00–10:00 m", "2026-04-01 Coding GMT 23:40–23:55 00:10–00:20 m",
      ])
    #expect(try await world.sessions.importAll(file, at: world.now).counts == [3, 0, 3])
  }

  @Test func `a file of another program is read by its columns and its form`() async throws {
    var file = try csv(
      """
      Project;Description;Start date;Start time;Duration;Group
      Read;Chapter 1;01.04.2026;09:00:00;0:25:00;
      Read;"Said ""no"",
      twice";01.04.2026;10:00:00;1:30:05;
      Walk;;02.04.2026;10:00;1,5h;Sport
      """)
    file.columns = [.block: "project", .memo: "Description", .date: "Start date", .start: "Start time"]
    file.form = try FileForm([.dateFormat: "dd.MM.yyyy", .decimalMark: ",", .delimiter: ";"], on: Samples.today)
    file.createsBlocks = true
    let report = try await world.sessions.importAll(file, at: world.now)
    #expect(report.counts == [3, 3, 0])
    #expect(report.tracked.blocks.map(\.name) == ["Read", "Walk"])
    #expect(report.tracked.groups == [])
    #expect(
      try await texts() == [
        "2026-04-01 Read GMT 09:00–09:25 Chapter 1", "2026-04-01 Read GMT 10:00–11:30 Said \"no\", twice",
        "2026-04-02 Walk GMT 10:00–11:30 ",
      ])
    #expect(try await world.sessions.importAll(file, at: world.now).counts == [3, 0, 3])
  }

  @Test func `columns without a header are named by number`() async throws {
    var file = try csv("Coding,2026-04-01T09:00,90m\n")
    file.hasHeader = false
    file.columns = [.block: "1", .start: "2", .duration: "3"]
    #expect(try await world.sessions.importAll(file, at: world.now).counts == [1, 1, 0])
    #expect(try await texts() == ["2026-04-01 Coding GMT 09:00–10:30 "])
  }

  @Test func `blocks and groups are made where they are asked for, each once`() async throws {
    var file = try csv(
      """
      start,duration,block,group
      2026-04-01T09:00,1h,Mail,Office
      2026-04-02T09:00,1h,MAIL,office
      2026-04-03T09:00,1h,work/Mail,
      2026-04-04T09:00,1h,Swim,Sport
      """)
    let failure = await #expect(throws: TrackingSessionImportError.self) {
      try await world.sessions.importAll(file, at: world.now)
    }
    let reasons = failure?.report?.errors.map(\.reason)
    #expect(
      reasons == [.unknownGroup("Office"), .unknownGroup("office"), .unknownBlock("work/Mail"), .unknownBlock("Swim")])
    file.createsBlocks = true
    let report = try await world.sessions.importAll(file, at: world.now)
    #expect(report.counts == [4, 4, 0])
    #expect(report.tracked.groups.map(\.name) == ["Office"])
    #expect(report.tracked.blocks.map(\.name) == ["Mail", "Mail", "Swim"])
    try await world.sessions.fetchAll(of: nil, in: nil, page: .first)
    let stored = world.sessions.rows.map { "\($0.group.name)/\($0.block.name)" }.sorted()
    #expect(stored == ["Office/Mail", "Office/Mail", "Sport/Swim", "Work/Mail"])
  }

  @Test func `times may overlap where that is asked for`() async throws {
    _ = try await world.sessions.create(world.typed(0x100, from: 120, to: 60), at: world.now)
    var file = try csv(
      """
      start,end,block
      2026-04-12T09:00,2026-04-12T10:30,Running
      2026-04-12T09:30,2026-04-12T09:45,Coding
      2026-04-12T09:30,2026-04-12T09:45,Coding
      2026-04-12T11:00,2026-04-12T11:30,Coding
      """)
    let overlap = TrackingOverlap(
      blockName: "Coding", start: ZonedInstant(world.now.adding(seconds: -7_200), in: .gmt),
      end: world.now.adding(seconds: -3_600))
    let failure = await #expect(throws: TrackingSessionImportError.self) {
      try await world.sessions.importAll(file, at: world.now)
    }
    #expect(
      failure?.report?.errors == [
        RowError(line: 2, column: 1, reason: .rule(.overlap(overlap))),
        RowError(line: 3, column: 1, reason: .overlap(line: 2)),
        RowError(line: 4, column: 1, reason: .overlap(line: 2)),
      ])
    file.allowsOverlap = true
    #expect(try await world.sessions.importAll(file, at: world.now).counts == [4, 4, 0])
    // As often as they are there, they are known again.
    file.allowsOverlap = false
    #expect(try await world.sessions.importAll(file, at: world.now).counts == [4, 0, 4])
  }

  @Test func `a running session is there too`() async throws {
    _ = try await world.tracking.start(
      world.draft(at: world.now.adding(seconds: -3_600)), at: world.now)
    let failure = await #expect(throws: TrackingSessionImportError.self) {
      try await world.sessions.importAll(
        try csv("start,end,block\n2026-04-12T10:00,2026-04-12T11:30,Running\n"), at: world.now)
    }
    let overlap = TrackingOverlap(
      blockName: "Coding", start: ZonedInstant(world.now.adding(seconds: -3_600), in: .gmt), end: nil)
    #expect(failure?.report?.errors.map(\.reason) == [.rule(.overlap(overlap))])
  }

  @Test func `sessions that count for other half blocks since are told`() async throws {
    let rows = ["2026-04-12T10:20,2026-04-12T10:45,Coding", "2026-04-12T11:00,2026-04-12T11:25,Coding"]
    _ = try await world.sessions.importAll(try csv("start,end,block\n\(rows[1])\n"), at: world.now)
    _ = try await world.sessions.importAll(
      try csv("start,end,block\n2026-04-12T11:30,2026-04-12T11:35,Coding\n"), at: world.now)
    let report = try await world.sessions.importAll(
      try csv("start,end,block\n\(rows[0])\n\(rows[1])\n"), at: world.now)
    let recounted = report.tracked.recounted.map {
      [$0.session.session.number, $0.formerHalves, $0.session.session.halves]
    }
    #expect(recounted == [[1, 0, 1], [2, 1, 0]])
  }

  /// What is wrong with a row, with its line and column.
  nonisolated static let faults: [(String, Int, Int?, TrackingSessionRowProblem)] = [
    (
      "start,end,block\n2026-04-01T09:00,2026-04-01T10:00,Coding\n2026-04-02T09:00,x,Coding\n", 3, 18,
      .time(.notATime("x"))
    ),
    (
      "start,end,block\n2026-03-29T01:30,2026-03-29T04:00,Coding\n", 2, 1,
      .time(.skipped("2026-03-29T01:30", first: "2026-03-29T00:30Z", second: "2026-03-29T02:30+01:00"))
    ),
    (
      "start,end,block\n2025-10-26T00:30,2025-10-26T01:30,Coding\n", 2, 18,
      .time(.ambiguous("2025-10-26T01:30", first: "2025-10-26T01:30+01:00", second: "2025-10-26T01:30Z"))
    ),
    ("start,end,block\n2026-04-01T25:00,2026-04-01T26:00,Coding\n", 2, 1, .time(.notATime("2026-04-01T25:00"))),
    ("start,end,block\n2026-02-30T09:00,2026-02-30T10:00,Coding\n", 2, 1, .time(.noSuchDay("2026-02-30T09:00"))),
    ("start,end,block\n09:00,10:00,Coding\n", 2, 1, .time(.notATime("09:00"))),
    ("start,end,block\n,2026-04-01T10:00,Coding\n", 2, 1, .missingStart),
    ("start,end,block\n2026-04-01T09:00,,Coding\n", 2, 18, .missingEnd),
    (
      "start,end,duration,block\n2026-04-01T09:00Z,2026-04-01T10:00Z,1h30,Coding\n", 2, 19,
      .otherEnd(ZonedInstant(Samples.moment("2026-04-01T10:30:00Z"), in: .gmt))
    ),
    (
      "start,duration,block\n2026-04-01T09:00,\"1,5h\",Coding\n", 2, 18,
      .duration(.otherDecimalMark("1,5h", column: 2, reading: "1.5h"))
    ),
    (
      "start,duration,block\n2026-04-01T09:00,90,Coding\n", 2, 18,
      .duration(.ambiguous("90", first: "90m", second: "90h"))
    ),
    ("start,duration,block\n2026-04-01T09:00,0:00:00,Coding\n", 2, 18, .duration(.notALength("0:00:00", column: 2))),
    ("start,end,block\n2026-04-01T09:00,2026-04-01T08:00,Coding\n", 2, 18, .rule(.endBeforeStart)),
    ("start,end,block\n2026-04-01T09:00:00,2026-04-01T09:00:59,Coding\n", 2, 1, .rule(.lessThanMinute)),
    (
      "start,end,block\n2026-04-12T12:30Z,2026-04-12T13:00Z,Coding\n", 2, 19,
      .rule(.inFuture(Samples.moment("2026-04-12T13:00:00Z")))
    ),
    ("start,end,block\n2026-04-01T09:00,2026-04-01T10:00,\n", 2, 35, .missingBlock),
    (
      "start,end,block\n2026-04-01T09:00,2026-04-01T10:00,Cod\n", 2, 35,
      .unknownBlock("Cod", candidates: [Candidate(number: 1, name: "Work/Coding")])
    ),
    ("start,end,block\n2026-04-01T09:00,2026-04-01T10:00,5\n", 2, 35, .unknownBlock("5")),
    ("start,end,block,group\n2026-04-01T09:00,2026-04-01T10:00,Coding,Sport\n", 2, 35, .unknownBlock("Coding")),
    ("start,end,block,zone\n2026-04-01T09:00,2026-04-01T10:00,Coding,Mars\n", 2, 42, .zone("Mars")),
    (
      "start,end,block,session,day\n2026-04-01T09:00,2026-04-01T10:00,Coding,1,2026-04-02\n", 2, 44,
      .otherDay("2026-04-02")
    ),
    (
      "start,end,block,session,activeSeconds\n2026-04-01T09:00,2026-04-01T10:00,Coding,1,3601\n", 2, 44,
      .activeSeconds("3601")
    ),
    (
      "start,end,block,session\n2026-04-01T09:00,2026-04-01T10:00,Coding,1\n2026-04-01T11:00,2026-04-01T12:00,#2,1\n",
      3, 1, .otherSession("1", line: 2)
    ),
    (
      "2026-04-01T09:00,2026-04-01T10:00,Coding\n", 1, nil,
      .csv(.missingColumn(name: "start", available: ["2026-04-01T09:00", "2026-04-01T10:00", "Coding"]))
    ),
    (
      "start,block\n2026-04-01T09:00,Coding\n", 1, nil,
      .csv(.missingColumn(name: "end", available: ["start", "block"]))
    ),
    ("", 1, nil, .csv(.noHeader)),
  ]

  @Test(arguments: faults) func `a file with a fault is refused where it is, and nothing is stored`(
    _ text: String, _ line: Int, _ column: Int?, _ reason: TrackingSessionRowProblem
  ) async throws {
    var file = try csv(text)
    file.zone = Samples.london
    let failure = await #expect(throws: TrackingSessionImportError.self) {
      try await world.sessions.importAll(file, at: world.now)
    }
    #expect(failure?.report?.errors == [RowError(line: line, column: column, reason: reason)])
    #expect(failure?.report?.imported == 0)
    #expect(try await texts() == [])
  }

  @Test func `a name that stands in two groups needs its group`() async throws {
    var file = try csv("start,end,block,group\n2026-04-01T09:00,2026-04-01T10:00,Coding,Sport\n")
    file.createsBlocks = true
    _ = try await world.sessions.importAll(file, at: world.now)
    let row = "start,end,block\n2026-04-02T09:00,2026-04-02T10:00,"
    let failure = await #expect(throws: TrackingSessionImportError.self) {
      try await world.sessions.importAll(try csv(row + "coding\n"), at: world.now)
    }
    let candidates = [Candidate(number: 1, name: "Work/Coding"), Candidate(number: 3, name: "Sport/Coding")]
    #expect(failure?.report?.errors.map(\.reason) == [.ambiguousBlock("coding", candidates: candidates)])
    _ = try await world.sessions.importAll(try csv(row + "sport/coding\n"), at: world.now)
    #expect(try await world.sessions.findOne(.number(2)).group.name == "Sport")
  }

  @Test func `a name that no block can have is refused`() async throws {
    let long = String(repeating: "x", count: 41)
    for (name, reason) in [
      (long, TrackingSessionRowProblem.name(long, .tooLong(limit: 40))), ("#9", .unknownBlock("#9")),
    ] {
      var file = try csv("start,end,block\n2026-04-01T09:00,2026-04-01T10:00,\(name)\n")
      file.createsBlocks = true
      let failure = await #expect(throws: TrackingSessionImportError.self) {
        try await world.sessions.importAll(file, at: world.now)
      }
      #expect(failure?.report?.errors.map(\.reason) == [reason])
    }
  }

  @Test func `a file that isn't there is named, and a failure of the storage is told`() async throws {
    let file = TrackingSessionImport(source: .file(path: "/none"), zone: .gmt)
    await #expect(throws: TrackingSessionImportError.unreadableFile(.missing(name: "/none"))) {
      try await world.sessions.importAll(file, at: world.now)
    }
    let log = world.storage.log.of(FakeTrackingSessionRepository.self)
    log.failNext(with: .busy)
    await #expect(throws: TrackingSessionImportError.storage(.busy)) {
      try await world.sessions.importAll(file, at: world.now)
    }
    try log.verify()
  }

  @Test func `every thousand rows it is told how far the import has come`() async throws {
    let rows = (0..<1_200).map { row in
      let start = Samples.moment("2026-03-01T00:00:00Z").adding(seconds: Int64(row) * 1_800)
      return "\(start),20m,Coding\n"
    }
    let told = Mutex<[Int]>([])
    let report = try await world.sessions.importAll(
      try csv("start,duration,block\n" + rows.joined()), at: world.now
    ) { count in told.withLock { $0.append(count) } }
    #expect(report.imported == 1_200)
    #expect(told.withLock { $0 } == [1_000])
  }

  /// What is stored, in order of the starts: the day, the block, the zone, the times in UTC and the memo.
  private func texts() async throws -> [String] {
    try await world.sessions.fetchAll(of: nil, in: nil, page: Page(limit: 5_000))
    return world.sessions.rows.sorted { $0.session.key < $1.session.key }.map { found in
      let session = found.session
      let times = session.times.map { time in
        [time.start, time.end].map { "\($0)".dropFirst(11).prefix(5) }.joined(separator: "–")
      }
      let zone = session.times.first?.zone.identifier ?? ""
      return ["\(session.day)", found.block.name, zone, times.joined(separator: " "), session.memo ?? ""]
        .joined(separator: " ")
    }
  }

  private func csv(_ text: String) throws -> TrackingSessionImport {
    TrackingSessionImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)), zone: .gmt)
  }
}

extension TrackingSessionImportReport {
  /// The rows that were read, imported and skipped.
  fileprivate var counts: [Int] { [read, imported, skipped] }
}

extension Samples {
  static let london = zone("Europe/London")

  static func zone(_ identifier: String) -> TimeZone {
    guard let zone = TimeZone(identifier: identifier) else { preconditionFailure("\(identifier) is no zone") }
    return zone
  }

  /// A moment in UTC, with its seconds.
  static func moment(_ text: String) -> Instant {
    do { return try MomentFormat(days: .iso, zone: .gmt).read(text).instant } catch { preconditionFailure("\(error)") }
  }
}
