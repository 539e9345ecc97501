import Foundation
import ModuloModels
import ModuloUtilities

/// The sessions that the rows of a file list.
struct ListedSessions {
  typealias Report = TrackingSessionImportReport
  typealias Problem = TrackingSessionRowProblem

  private let allowsOverlap: Bool
  private var rows: [TrackingSessionRow] = []
  /// The places of the rows of each session.
  private var sessions: [[Int]] = []
  /// The places of those that have a text in common.
  private var named: [String: Int] = [:]

  init(allowingOverlap: Bool) { allowsOverlap = allowingOverlap }

  /// - Throws: A `RowError` for a row that has another block, memo or day than the others of its session.
  mutating func add(_ row: TrackingSessionRow) throws(RowError<Problem>) {
    rows.append(row)
    guard let name = row.session, let place = named[name] else {
      if let name = row.session { named[name] = sessions.count }
      return sessions.append([rows.count - 1])
    }
    let first = rows[sessions[place][0]]
    guard (first.owner, first.memo, first.day) == (row.owner, row.memo, row.day) else {
      throw RowError(row.place, .otherSession(name, line: first.place.line))
    }
    sessions[place].append(rows.count - 1)
  }

  /// Stores what isn't stored yet.
  ///
  /// - Parameters:
  ///   - report: Gets what is wrong with the rows, or their outcomes.
  ///   - find: Finds what was tracked within a span.
  ///   - insert: Stores sessions and their blocks, and returns the others of their days.
  func store(
    at now: Instant, newID: () -> UUID, _ report: inout Report, _ find: (TimeSpan) throws -> TrackedTimesRecord,
    _ insert: (TrackingSessionsInsertion) throws -> [TrackingSessionOutcomeRecord.Neighbour]
  ) throws {
    guard let span = rows.span else { return }
    let stored = try find(span)
    var owners = NewOwners()
    var times = KnownTimes(stored.times)
    var (made, pieces): ([TrackingSessionDomain], [Piece]) = ([], [])
    for unordered in sessions {
      let places = unordered.sorted { rows[$0].time.place < rows[$1].time.place }
      do {
        for session in try listed(places, &owners, newID).sessions(at: now, newID: newID) {
          let remaining = session.times.filter { time in !times.take(time, of: session) }
          pieces += self.pieces(of: remaining, places)
          if !remaining.isEmpty { made.append(session.with(remaining)) }
        }
      } catch let rule as TrackingRule {
        report.reject(RowError(rows[places[0]].place, .rule(rule)))
      }
    }
    if !allowsOverlap { try refuseOverlaps(of: pieces, with: stored, &report) }
    if report.errorCount > 0 { return }
    note(pieces, in: &report)
    let insertion = owners.insertion(of: made)
    let others = try insert(insertion)
    report.tracked.activeSeconds = made.reduce(0) { $0 + $1.activeSeconds }
    report.tracked.groups = insertion.groups.map { $0.toDomain(defaultID: nil) }
    report.tracked.blocks = insertion.blocks.map { $0.toDomain() }
    report.tracked.recounted = try TrackingSessionOutcomeRecord(sessions: [], others: others).toDomain().recounted
  }
}

extension ListedSessions {
  /// A part of a row, which may begin a day; one that isn't stored yet.
  private struct Piece {
    let row: Int
    let span: TimeSpan
    let line: Int
  }

  private func listed(_ places: [Int], _ owners: inout NewOwners, _ newID: () -> UUID) throws -> ListedSession {
    let listed = places.map { rows[$0] }
    return ListedSession(
      blockID: try owners.blockID(of: listed[0].owner, newID), memo: listed[0].memo, day: listed[0].day,
      times: listed.map(\.time))
  }

  /// The parts of the rows that the remaining times of their session are of.
  ///
  /// - Parameter places: Those of the rows, in order of their starts.
  private func pieces(of remaining: [TrackingTimeDomain], _ places: [Int]) -> [Piece] {
    var (pieces, first): ([Piece], Int) = ([], 0)
    for time in remaining {
      while first < places.count, rows[places[first]].time.span.end <= time.start { first += 1 }
      for place in places[first...] {
        let span = rows[place].time.span
        if time.end <= span.start { break }
        let (start, end) = (max(time.start, span.start), min(time.end, span.end))
        if start < end {
          pieces.append(Piece(row: place, span: TimeSpan(start: start, end: end), line: rows[place].place.line))
        }
      }
    }
    return pieces
  }

  /// Records which rows are stored, and which were.
  private func note(_ pieces: [Piece], in report: inout Report) {
    let new = Set(pieces.map(\.row))
    for (place, row) in rows.enumerated() {
      report.note(new.contains(place) ? .imported : .sameTime, line: row.place.line)
    }
  }

  /// Rejects the rows that overlap with another one, or with what was tracked already.
  private func refuseOverlaps(of pieces: [Piece], with stored: TrackedTimesRecord, _ report: inout Report) throws {
    var refused: [Int: Problem] = [:]
    let ordered = pieces.sorted { ($0.span.start, $0.line) < ($1.span.start, $1.line) }
    var latest: Piece?
    for piece in ordered {
      if let latest, piece.span.start < latest.span.end, latest.row != piece.row {
        refused[piece.row] = refused[piece.row] ?? .overlap(line: latest.line)
      }
      if latest.map({ $0.span.end < piece.span.end }) ?? true { latest = piece }
    }
    for (piece, overlap) in try overlaps(of: ordered, with: stored) {
      refused[piece.row] = refused[piece.row] ?? .rule(.overlap(overlap))
    }
    for row in refused.keys.sorted() {
      if let problem = refused[row] { report.reject(RowError(rows[row].place, problem)) }
    }
  }

  /// The pieces that overlap with what was tracked already, in order of their starts.
  private func overlaps(of ordered: [Piece], with stored: TrackedTimesRecord) throws -> [(Piece, TrackingOverlap)] {
    let others = try stored.overlaps
    var (next, open): (Int, [TrackingOverlap]) = (0, [])
    return ordered.compactMap { piece in
      while next < others.count, others[next].start.instant < piece.span.end {
        open.append(others[next])
        next += 1
      }
      // What ended before this piece has nothing of a later one.
      open.removeAll { overlap in overlap.end.map { $0 <= piece.span.start } ?? false }
      return open.first { $0.start.instant < piece.span.end }.map { (piece, $0) }
    }
  }
}

/// The stored times that rows are known by, each as often as it is there.
private struct KnownTimes {
  private struct Key: Hashable {
    let blockID: UUID
    let span: TimeSpan
    let memo: String?
  }

  private var counts: [Key: Int] = [:]

  init(_ times: [TrackedTimesRecord.Time]) {
    for stored in times {
      let key = Key(
        blockID: stored.time.blockID, span: TimeSpan(start: stored.time.start, end: stored.time.end),
        memo: stored.memo.map(\.onOneLine)?.textOrNil)
      counts[key, default: 0] += 1
    }
  }

  /// Whether the time is stored; it counts once.
  mutating func take(_ time: TrackingTimeDomain, of session: TrackingSessionDomain) -> Bool {
    let key = Key(blockID: session.blockID, span: time.span, memo: session.memo)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}

/// The groups and blocks that are made, in order of the rows that name them.
private struct NewOwners {
  private struct Key: Hashable {
    let groupID: UUID
    let name: String
  }

  private var groups: [BlockGroupEntity] = []
  private var blocks: [BlockEntity] = []
  private var groupIDs: [String: UUID] = [:]
  private var blockIDs: [Key: UUID] = [:]

  /// The identifier of a block, which is made where it isn't there.
  mutating func blockID(of owner: BlockIndex.Owner, _ newID: () -> UUID) throws -> UUID {
    guard case .new(let name, let group) = owner else {
      if case .stored(let id) = owner { return id }
      throw RepositoryError.notFound
    }
    let groupID = self.groupID(of: group, newID)
    let key = Key(groupID: groupID, name: name.folded)
    if let id = blockIDs[key] { return id }
    var block = try BlockDraft(id: newID(), name: name).checked()
    block.groupID = groupID
    blocks.append(block)
    blockIDs[key] = block.id
    return block.id
  }

  private mutating func groupID(of group: BlockIndex.Group, _ newID: () -> UUID) -> UUID {
    switch group {
    case .stored(let id): return id
    case .new(let name):
      if let id = groupIDs[name.folded] { return id }
      let made = BlockGroupEntity(id: newID(), name: name, position: 0)
      groups.append(made)
      groupIDs[name.folded] = made.id
      return made.id
    }
  }

  func insertion(of sessions: [TrackingSessionDomain]) -> TrackingSessionsInsertion {
    TrackingSessionsInsertion(groups: groups, blocks: blocks, sessions: sessions.map { $0.toRecord() })
  }
}

extension TrackedTimesRecord {
  /// What a time can overlap with, in order of the starts.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for an unknown time zone.
  fileprivate var overlaps: [TrackingOverlap] {
    get throws(RepositoryError) {
      var overlaps: [TrackingOverlap] = []
      for stored in times {
        let time = try stored.time.toDomain()
        overlaps.append(TrackingOverlap(blockName: stored.blockName, start: time.zonedStart, end: time.end))
      }
      guard let running else { return overlaps }
      let active = running.state.activeSpans(until: .latest).map { span in
        TrackingOverlap(
          blockName: running.block.name, start: span.zonedStart, end: span.end == .latest ? nil : span.end)
      }
      return (overlaps + active).sorted { $0.start.instant < $1.start.instant }
    }
  }
}

extension TrackingSessionDomain {
  fileprivate func with(_ times: [TrackingTimeDomain]) -> TrackingSessionDomain {
    TrackingSessionDomain(
      id: id, number: number, blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: times)
  }
}

extension ListedSession.Time {
  /// Its place among the times of a session.
  fileprivate var place: (Instant, Instant) { (span.start, span.end) }
}

extension [TrackingSessionRow] {
  /// From the first start to the last end; `nil` without rows.
  fileprivate var span: TimeSpan? {
    guard let start = map(\.time.span.start).min(), let end = map(\.time.span.end).max() else { return nil }
    return TimeSpan(start: start, end: end)
  }
}
