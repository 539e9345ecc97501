import Foundation

/// What tracking is by its specification, in the simplest arithmetic: milliseconds, minutes and lists.
struct TrackingModel {
  struct Block {
    let id: Int
    var name: String
    var group: String
    let color: Int
  }

  /// A half block, or a time: the milliseconds of its start and its end, and the zone in which it began.
  struct Half: Equatable {
    let start: Int64
    var end: Int64
    let zone: TrackingModelZone
    var day: Int { zone.local(start).day }
  }

  /// A half that is counted over the times of a block and a day: the session that has its last time.
  struct Counted {
    let start: Int64
    let end: Int64
    let zone: TrackingModelZone
    let session: Int
    let isFull: Bool
  }

  struct Session {
    let number: Int
    let block: Int
    let day: Int
    var memo: String?
    let times: [Half]
    var seconds: Int64 { times.reduce(0) { $0 + $1.end - $1.start } / 1_000 }
  }

  /// A time between two commands; `end` is nil while it runs.
  struct Span {
    let start: Int64
    var end: Int64?
    let zone: TrackingModelZone
  }

  struct Running {
    let block: Int
    var spans: [Span]
    var isPaused: Bool { spans.last?.end != nil }
    /// The moment of the last command.
    var lastEvent: Int64 { spans.last.map { $0.end ?? $0.start } ?? 0 }
  }

  static let half: Int64 = 1_800_000

  var now: Int64
  var zone: TrackingModelZone
  var groups: Set<String> = []
  var blocks: [Block] = []
  var sessions: [Session] = []
  var running: Running?
  private var lastNumber = 0

  init(now: Int64, zone: TrackingModelZone) {
    (self.now, self.zone) = (now, zone)
  }

  /// Today, by the clocks that the user looks at.
  var today: Int { zone.local(now).day }
}

extension TrackingModel {
  /// The halves of spans up to now, where the half that isn't full begins, and the milliseconds of that one.
  ///
  /// The active time is one line without its pauses; every 1,800,000 milliseconds of it are a half.
  static func count(
    _ spans: [Span], at now: Int64
  ) -> (halves: [Half], current: (start: Int64, zone: TrackingModelZone)?, elapsed: Int64) {
    var line: [(from: Int64, to: Int64, start: Int64, zone: TrackingModelZone)] = []
    var length: Int64 = 0
    for span in spans {
      let next = length + max(0, (span.end ?? now) - span.start)
      line.append((length, next, span.start, span.zone))
      length = next
    }
    /// The first moment of what comes after so much active time.
    func beginning(_ place: Int64) -> (start: Int64, zone: TrackingModelZone)? {
      line.first { $0.from <= place && place < $0.to }.map { ($0.start + place - $0.from, $0.zone) }
    }
    /// The moment at which so much active time was over.
    func end(_ place: Int64) -> Int64 {
      line.first { $0.from < place && place <= $0.to }.map { $0.start + place - $0.from } ?? 0
    }
    var halves: [Half] = []
    for place in 0..<length / half {
      guard let first = beginning(place * half) else { continue }
      halves.append(Half(start: first.start, end: end((place + 1) * half), zone: first.zone))
    }
    let elapsed = length % half
    guard elapsed == 0, let last = spans.last else { return (halves, beginning(length - elapsed), elapsed) }
    // Nothing of the next half has run; while the session runs, it is about to begin.
    return (halves, last.end == nil ? (max(now, last.start), last.zone) : nil, 0)
  }

  /// Stores spans up to an end: one session for each day, in order of the days. Each half of the active time, and what is
  /// left after the last one, is of the day and the zone in which it begins.
  private mutating func store(_ spans: [Span], until end: Int64, of block: Int, memo: String?) {
    let found = Self.count(spans, at: end)
    var halves = found.halves
    if let current = found.current, found.elapsed > 0 {
      halves.append(Half(start: current.start, end: end, zone: current.zone))
    }
    var parts: [(day: Int, time: Half)] = []
    for half in halves {
      for span in spans {
        let (start, end) = (max(span.start, half.start), min(span.end ?? end, half.end))
        guard start < end else { continue }
        if let last = parts.last, last.day == half.day, last.time.end == start, last.time.zone == half.zone {
          parts[parts.count - 1].time.end = end
        } else {
          parts.append((half.day, Half(start: start, end: end, zone: half.zone)))
        }
      }
    }
    for day in Set(parts.map(\.day)).sorted() {
      lastNumber += 1
      sessions.append(
        Session(
          number: lastNumber, block: block, day: day, memo: memo, times: parts.filter { $0.day == day }.map(\.time)))
    }
  }

  /// The halves of a block on a day: the seconds of each zone, one after another, and every 1,800 of them are one.
  func counted(_ block: Int, _ day: Int) -> [Counted] {
    let own = sessions.filter { $0.block == block && $0.day == day }
      .flatMap { session in session.times.map { (time: $0, session: session.number) } }
    return Dictionary(grouping: own, by: \.time.zone).flatMap { zone, times in
      let times = times.sorted { ($0.time.start, $0.time.end, $0.session) < ($1.time.start, $1.time.end, $1.session) }
      var line: [(moment: Int64, session: Int)] = []
      for (time, session) in times {
        for moment in stride(from: time.start, to: time.end, by: 1_000) { line.append((moment, session)) }
      }
      return stride(from: 0, to: line.count, by: 1_800).map { place in
        let (last, isFull) = (min(place + 1_800, line.count) - 1, place + 1_800 <= line.count)
        return Counted(
          start: line[place].moment, end: line[last].moment + 1_000, zone: zone, session: line[last].session,
          isFull: isFull)
      }
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The full halves of a block on a day.
  func halves(_ block: Int, _ day: Int) -> Int { counted(block, day).filter(\.isFull).count }

  /// Whether anything of the times is stored, or was tracked by the running session.
  private func overlaps(_ spans: [(start: Int64, end: Int64)], withRunning: Bool) -> Bool {
    var taken = sessions.flatMap(\.times).map { (start: $0.start, end: $0.end) }
    if withRunning {
      taken += running?.spans.filter { $0.end != $0.start }.map { (start: $0.start, end: $0.end ?? .max) } ?? []
    }
    return spans.contains { span in taken.contains { $0.start < span.end && span.start < $0.end } }
  }

  /// The moment of a command on the running session, or why it is refused.
  private func moment(_ typed: Int64?, _ running: Running) -> Result<Int64, Refusal> {
    guard let typed else { return .success(max(Self.inSeconds(now), running.lastEvent)) }
    if typed > now { return .failure(Refusal("inFuture")) }
    if typed < running.lastEvent { return .failure(Refusal("beforeLastEvent")) }
    return .success(max(Self.inSeconds(typed), running.lastEvent))
  }
}

extension TrackingModel {
  /// A moment without its milliseconds.
  static func inSeconds(_ moment: Int64) -> Int64 { moment / 1_000 * 1_000 }
}

/// Why a command is refused.
struct Refusal: Error {
  let name: String
  init(_ name: String) { self.name = name }
}

extension TrackingModel {
  /// Carries a command out.
  ///
  /// - Returns: `done`, or why it is refused; then nothing has changed.
  mutating func apply(_ command: TrackingModelCommand) -> String {
    do { try carryOut(command) } catch { return error.name }
    return "done"
  }

  private mutating func carryOut(_ command: TrackingModelCommand) throws(Refusal) {
    switch command {
    case .wait(let milliseconds): now += milliseconds
    case .fly(let zone): self.zone = zone
    case .start(let block, let at, let allowsOverlap): try start(block, at, allowsOverlap)
    case .pause(let at):
      let (running, moment) = try event(at)
      if running.isPaused { throw Refusal("alreadyPaused") }
      self.running?.spans[running.spans.count - 1].end = moment
    case .resume(let at):
      let (running, moment) = try event(at)
      if !running.isPaused { throw Refusal("notPaused") }
      self.running?.spans.append(Span(start: moment, end: nil, zone: zone))
    case .complete(let end, let memo): try complete(end, memo)
    case .switchTo(let block, let at, let memo):
      guard let running else { return try start(block, at, true) }
      if running.block == block { throw Refusal("\(running.isPaused ? "paused" : "running") \(name(block))") }
      if let at, at > now { throw Refusal("inFuture") }
      let moment = try moment(at, running).get()
      try complete(at, memo)
      self.running = Running(block: block, spans: [Span(start: moment, end: nil, zone: zone)])
    case .stop:
      if running == nil { throw Refusal("notRunning") }
      running = nil
    case .add(let add): try self.add(add)
    case .memo(let number, let memo):
      guard let place = sessions.firstIndex(where: { $0.number == number }) else { throw Refusal("notFound") }
      sessions[place].memo = memo
    case .deleteSession(let number):
      if !sessions.contains(where: { $0.number == number }) { throw Refusal("notFound") }
      sessions.removeAll { $0.number == number }
    case .addGroup(let name): groups.insert(name)
    case .addBlock(let block): blocks.append(block)
    case .rename(let id, let name): change(id) { $0.name = name }
    case .move(let id, let group): change(id) { $0.group = group }
    case .deleteBlock(let id): delete { $0.id == id }
    case .deleteGroup(let name):
      delete { $0.group == name }
      groups.remove(name)
    case .reset:
      delete { _ in true }
      groups = []
    }
  }

  private mutating func change(_ id: Int, _ change: (inout Block) -> Void) {
    for place in blocks.indices where blocks[place].id == id { change(&blocks[place]) }
  }

  private mutating func delete(_ isGone: (Block) -> Bool) {
    let gone = Set(blocks.filter(isGone).map(\.id))
    blocks.removeAll { gone.contains($0.id) }
    sessions.removeAll { gone.contains($0.block) }
    if let running, gone.contains(running.block) { self.running = nil }
  }

  private func event(_ at: Int64?) throws(Refusal) -> (Running, Int64) {
    guard let running else { throw Refusal("notRunning") }
    return (running, try moment(at, running).get())
  }

  private mutating func start(_ block: Int, _ at: Int64?, _ allowsOverlap: Bool) throws(Refusal) {
    let start = at ?? now
    if start > now { throw Refusal("inFuture") }
    if let running { throw Refusal("\(running.isPaused ? "paused" : "running") \(name(running.block))") }
    let begin = Self.inSeconds(start)
    if !allowsOverlap, begin < now, overlaps([(begin, now)], withRunning: false) { throw Refusal("overlap") }
    running = Running(block: block, spans: [Span(start: begin, end: nil, zone: zone)])
  }

  private mutating func complete(_ end: Int64?, _ memo: String?) throws(Refusal) {
    let (running, moment) = try event(end)
    let found = Self.count(running.spans, at: moment)
    if Int64(found.halves.count) * Self.half + found.elapsed >= 60_000 {
      store(running.spans, until: moment, of: running.block, memo: memo)
    }
    self.running = nil
  }

  private mutating func add(_ add: TrackingModelCommand.Added) throws(Refusal) {
    let end = add.start + add.length
    if add.length <= 0 { throw Refusal("endBeforeStart") }
    if end > now { throw Refusal("inFuture") }
    let (first, last) = (Self.inSeconds(add.start), Self.inSeconds(end))
    if last - first < 60_000 { throw Refusal("lessThanMinute") }
    // An offset that the zone here has at that moment is no other one.
    let offset = add.typedIn.offset(at: add.start)
    let zone = zone.offset(at: add.start) == offset ? zone : .fixed(offset)
    if !add.allowsOverlap, overlaps([(first, last)], withRunning: true) { throw Refusal("overlap") }
    store([Span(start: first, end: last, zone: zone)], until: last, of: add.block, memo: nil)
  }
}

/// What a user does, with blocks by the number of their ids, and moments in milliseconds.
enum TrackingModelCommand {
  /// The clock goes on, or is put back.
  case wait(Int64)
  /// The user looks at the clocks of another zone.
  case fly(TrackingModelZone)
  case start(block: Int, at: Int64?, allowsOverlap: Bool)
  case pause(at: Int64?)
  case resume(at: Int64?)
  case complete(until: Int64?, memo: String?)
  case switchTo(block: Int, at: Int64?, memo: String?)
  case stop
  case add(Added)
  case memo(session: Int, String?)
  case deleteSession(Int)
  case addGroup(String)
  case addBlock(TrackingModel.Block)
  case rename(Int, String)
  case move(Int, to: String)
  case deleteBlock(Int)
  case deleteGroup(String)
  case reset

  /// A time that is typed in, by the clocks of a zone and with their offset.
  struct Added {
    let block: Int
    let start: Int64
    let length: Int64
    let typedIn: TrackingModelZone
    let allowsOverlap: Bool
  }
}
