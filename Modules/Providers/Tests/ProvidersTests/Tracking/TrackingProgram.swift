import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStoresMocks
import ModuloUtilities

/// The layers up to the providers, on a storage in memory, and what they show in the lines of ``TrackingModel``.
@MainActor
struct TrackingProgram {
  private let blocks: any BlockProvider
  private let groups: any BlockGroupProvider
  private let tracking: any TrackingProvider
  private let sessions: any TrackingSessionProvider
  private let days: any DayProvider
  private var now: Instant
  private var zone: TimeZone
  private var groupIDs: [String: UUID] = [:]
  /// So many ids were made. Each leaves room for those that are derived from it.
  private var ids = 0

  init(now: Int64, zone: TrackingModelZone) throws {
    let storage = try MockStorage(groups: [], blocks: [])
    blocks = FakeBlockProvider.fake(on: storage)
    groups = FakeBlockGroupProvider.fake(on: storage)
    tracking = FakeTrackingProvider.fake(on: storage)
    sessions = FakeTrackingSessionProvider.fake(on: storage)
    days = FakeDayProvider.fake(on: storage)
    (self.now, self.zone) = (Instant.epoch.adding(milliseconds: now), Self.zone(zone))
  }

  private var today: CalendarDay { LocalTime(now, in: zone).day }

  private static func zone(_ zone: TrackingModelZone) -> TimeZone { TimeZone(identifier: zone.name) ?? .gmt }

  private static func moment(_ milliseconds: Int64) -> Instant { Instant.epoch.adding(milliseconds: milliseconds) }

  /// The id of a block of the model.
  private static func block(_ number: Int) -> UUID { Samples.id(0x7000_0000 + number) }
}

extension TrackingProgram {
  /// Carries a command out; says what ``TrackingModel/apply(_:)`` says.
  mutating func apply(_ command: TrackingModelCommand) async throws -> String {
    do {
      try await carryOut(command)
      return "done"
    } catch let error as TrackingError {
      return try Self.name(of: error)
    }
  }

  private mutating func carryOut(_ command: TrackingModelCommand) async throws {
    switch command {
    case .wait(let milliseconds): now = now.adding(milliseconds: milliseconds)
    case .fly(let zone): self.zone = Self.zone(zone)
    case .start(let block, let at, let allowsOverlap):
      let found = try await blocks.findOne(.id(Self.block(block)), on: today).block
      try await tracking.start(
        TrackingDraft(id: nextID(), block: found, zone: zone, start: at.map(Self.moment), allowsOverlap: allowsOverlap),
        at: now)
    case .pause(let at): try await tracking.pause(at: at.map(Self.moment), now: now)
    case .resume(let at): try await tracking.resume(at: at.map(Self.moment), in: zone, now: now)
    case .complete(let end, let memo): try await tracking.complete(until: end.map(Self.moment), memo: memo, now: now)
    case .switchTo(let block, let at, let memo):
      let found = try await blocks.findOne(.id(Self.block(block)), on: today).block
      try await tracking.switchTo(
        TrackingDraft(id: nextID(), block: found, zone: zone, start: at.map(Self.moment)), memo: memo, at: now)
    case .stop: try await tracking.stop()
    case .add(let add): try await self.add(add)
    case .memo(let number, let memo):
      try await sessions.update(TrackingSessionChange(memo: memo ?? ""), of: .number(Int64(number)), at: now)
    case .deleteSession(let number):
      try await sessions.delete(by: try await sessions.findOne(.number(Int64(number))).id)
    default: try await carryOutOnBlocks(command)
    }
  }

  private mutating func carryOutOnBlocks(_ command: TrackingModelCommand) async throws {
    switch command {
    case .addGroup(let name):
      groupIDs[name] = try await groups.create(BlockGroupDraft(id: nextID(), name: name)).id
    case .addBlock(let block):
      _ = try await blocks.create(
        BlockDraft(
          id: Self.block(block.id), group: group(block.group), name: block.name, color: BlockColor(index: block.color)),
        on: today)
    case .rename(let id, let name):
      let stored = try await blocks.findOne(.id(Self.block(id)), on: today).block
      _ = try await blocks.update(BlockDraft(id: stored.id, name: name, color: stored.color), on: today)
    case .move(let id, let group):
      try await blocks.move(.id(Self.block(id)), to: self.group(group), at: nil, on: today)
    case .deleteBlock(let id): try await blocks.delete(by: Self.block(id), on: today, at: now)
    case .deleteGroup(let name):
      if let id = groupIDs[name] { try await groups.delete(by: id, at: now) }
    case .reset: try await groups.reset(at: now)
    default: break
    }
  }

  /// Stores a time as the form does: from a text with an offset.
  private mutating func add(_ add: TrackingModelCommand.Added) async throws {
    let reader = TimeReader(now: now, zone: zone, locale: Locale(identifier: "en_US"))
    let start = try reader.readZoned(add.typedIn.typed(add.start))
    let draft = TrackingSessionDraft(
      id: nextID(), blockID: Self.block(add.block), zone: start.zone,
      span: TimeSpan(start: start.instant, end: start.instant.adding(milliseconds: add.length)),
      allowsOverlap: add.allowsOverlap)
    let added = try await sessions.create(draft, at: now)
    // A form that is submitted again stores nothing twice.
    let again = try await sessions.create(draft, at: now)
    if again.sessions.map(\.session.number) != added.sessions.map(\.session.number) { throw Refusal("stored twice") }
  }

  private mutating func nextID() -> UUID {
    ids += 1
    return Samples.id(ids * 0x1_0000)
  }

  private func group(_ name: String) -> NamedReference? { groupIDs[name].map { .id($0) } }

  private static func name(of error: TrackingError) throws -> String {
    switch error {
    case .rule(.notRunning): "notRunning"
    case .missing: "notFound"
    case .rule(.alreadyRunning(let block, let isPaused)): "\(isPaused ? "paused" : "running") \(block)"
    case .rule(.alreadyPaused): "alreadyPaused"
    case .rule(.notPaused): "notPaused"
    case .rule(.lessThanMinute): "lessThanMinute"
    case .rule(.beforeLastEvent): "beforeLastEvent"
    case .rule(.inFuture): "inFuture"
    case .rule(.endBeforeStart): "endBeforeStart"
    case .rule(.overlap): "overlap"
    default: throw error
    }
  }
}

extension TrackingProgram {
  /// As ``TrackingModel/glance``.
  func glance() async throws -> [String] {
    let day = try await days.day(today)
    return [runningLine(day.running)] + lines(of: day)
  }

  /// As ``TrackingModel/day(_:)``.
  func day(_ number: Int) async throws -> [String] { lines(of: try await days.day(Samples.day(number))) }

  private func runningLine(_ running: TrackingDomain?) -> String {
    guard let running else { return "nothing runs" }
    let progress = running.state.progress(at: now)
    let current = progress.currentStart.map { "\($0.instant.rawValue) \($0.zone.identifier)" } ?? "none"
    return "\(running.block.name) \(running.state.isPaused ? "paused" : "running") "
      + progress.halves.map(Self.text).joined(separator: ",") + " then \(current) \(progress.elapsedMilliseconds)"
  }

  private func lines(of day: DayDomain) -> [String] {
    let timeline = day.timeline.entries.map { "#\($0.session.number)" }.joined(separator: " ")
    let owners = day.sessions.map(\.block) + [day.running?.block].compactMap(\.self)
    let names = Dictionary(owners.map { ($0.id, $0.name) }) { first, _ in first }
    let halves = day.board(at: now).hours.flatMap { [$0.first, $0.second] }.enumerated()
    let cells = halves.compactMap { place, half in
      half.map { "cell \(place) \(names[$0.blockID] ?? "") \($0.state)" }
    }
    let shown = day.toUIModel(FormatContext(locale: Locale(identifier: "en_US"), timeZone: zone), at: now)
    return ["day \(day.day.rawValue) \(day.timeline.halves) \(day.timeline.activeSeconds) \(timeline)"] + cells
      + shown.board.entries.map { "\($0.block.name) \($0.times)" }
  }

  /// As ``TrackingModel/list(of:from:to:)``.
  func list(of block: Int?, from first: Int, to last: Int) async throws -> [String] {
    let days = Samples.day(first)...Samples.day(last)
    try await sessions.fetchAll(of: block.map { .id(Self.block($0)) }, in: days, page: Page(limit: 10_000))
    return sessions.sessions.map { found in
      let session = found.session
      return "#\(session.number) \(session.day.rawValue) \(found.block.name) \(session.memo ?? "") "
        + session.times.map(\.zonedSpan).map(Self.text).joined(separator: ",") + " \(session.halves)"
    }
  }

  /// As ``TrackingModel/totals``.
  func totals() async throws -> [String] {
    try await blocks.fetchAll(of: nil, on: today)
    return blocks.groups.flatMap { group in
      blocks.blocks(of: group.id).map {
        "\($0.name) in \(group.name) \($0.total.halves) \($0.total.activeSeconds) today \($0.today.halves)"
      }
    }.sorted()
  }

  /// As ``TrackingModel/month(of:)``.
  func month() async throws -> [String] {
    let calendar = try await days.calendar(of: today.month, firstWeekday: .monday)
    return calendar?.cells.filter { $0.part == .current && $0.total != .zero }.map {
      "\($0.day.rawValue) \($0.total.halves) \($0.tiles.map { $0.isFull ? "\($0.color.index)" : "(\($0.color.index))" })"
    } ?? []
  }

  /// As ``TrackingModel/sums(from:to:)``.
  func sums(from first: Int, to last: Int) async throws -> [String] {
    let span = Samples.day(first)...Samples.day(last)
    var lines: [String] = []
    for grouping in [TimeGrouping.block, .group, .day, .month, .week] {
      let found = try await days.summary(in: span, by: grouping, then: nil, of: .all, on: today, firstWeekday: .monday)
      let (summary, streak) = (found.summary, found.summary.streak)
      if lines.isEmpty {
        lines = [
          "total \(summary.total.halves) today \(summary.today.halves) \(streak.current) \(streak.longest)"
        ]
      }
      lines += summary.sums.map {
        "\(grouping) \(key(of: $0, found)) \($0.total.halves) \($0.total.activeSeconds)"
      }.sorted()
    }
    return lines
  }

  private func key(of sum: TimeSum, _ summary: TimeSummaryDomain) -> String {
    switch sum.subject {
    case .block, .group: summary.name(of: sum.subject) ?? ""
    case .day(let day), .week(let day): "\(day.rawValue)"
    case .month(let month): "\(month.rawValue)"
    }
  }

  private static func text(_ half: ZonedSpan) -> String {
    "\(half.start.rawValue)-\(half.end.rawValue) \(half.zone.identifier)"
  }
}
