/// What the model shows, as lines that are compared with those of the program.
extension TrackingModel {
  /// What is compared after each command: the running session, and today.
  var glance: [String] { [runningLine] + day(today) }

  private var runningLine: String {
    guard let running else { return "nothing runs" }
    let found = Self.count(running.spans, at: now)
    let current = found.current.map { "\($0.start) \($0.zone.name)" } ?? "none"
    return "\(name(running.block)) \(running.isPaused ? "paused" : "running") "
      + found.halves.map(Self.text).joined(separator: ",") + " then \(current) \(found.elapsed)"
  }

  /// A day: its total, its board, its blocks with their times, and its sessions in order of their starts.
  func day(_ day: Int) -> [String] {
    let stored = sessions.filter { $0.day == day }
    let timeline = stored.sorted { start($0) < start($1) }.map { "#\($0.number)" }.joined(separator: " ")
    return ["day \(TrackingModelDay.number(day)) \(halves(stored)) \(seconds(stored)) \(timeline)"]
      + board(day) + entries(day)
  }

  /// The marked halves of the day's hours. A half marks the hour and the half hour in which it began, the last one of the
  /// day where that was on the next day; of two in one place the later one stays, where those come first that are only
  /// begun, then the stored sessions by their numbers, and the running one is the last.
  private func board(_ day: Int) -> [String] {
    var cells: [Int: String] = [:]
    func mark(_ start: Int64, _ zone: TrackingModelZone, _ text: String) {
      let local = zone.local(start)
      if local.day == day { cells[local.minute / 30] = text }
    }
    let stored = sessions.sorted { $0.number < $1.number }.filter { $0.day == day }
    for isFull in [false, true] {
      for session in stored {
        for half in counted(session.block, day) where half.session == session.number && half.isFull == isFull {
          let local = half.zone.local(half.start)
          let minute = local.day == day ? local.minute : local.day < day ? 0 : 1_439
          cells[minute / 30] = "\(name(session.block)) \(isFull ? "stored" : "begun")"
        }
      }
    }
    if let running {
      let found = Self.count(running.spans, at: now)
      for half in found.halves { mark(half.start, half.zone, "\(name(running.block)) stored") }
      if let current = found.current {
        mark(current.start, current.zone, "\(name(running.block)) \(running.isPaused ? "paused" : "tracking")")
      }
    }
    return cells.sorted { $0.key < $1.key }.map { "cell \($0.key) \($0.value)" }
  }

  /// The blocks of the board in order of their first times, each with all of its times.
  private func entries(_ day: Int) -> [String] {
    var times = sessions.filter { $0.day == day }.flatMap { session in
      joined(session.times).map { (block: session.block, start: $0.start, text: clocks($0)) }
    }
    if let running {
      let found = Self.count(running.spans, at: now)
      times += joined(found.halves.filter { $0.day == day }).map { (running.block, $0.start, clocks($0)) }
      if let current = found.current, current.zone.local(current.start).day == day {
        let end = max(running.isPaused ? running.lastEvent : now, current.start)
        let text = clocks(Half(start: current.start, end: end, zone: current.zone))
        times.append((running.block, current.start, "\(text) (\(running.isPaused ? "paused" : "running"))"))
      }
    }
    times.sort { $0.start < $1.start }
    var order: [Int] = []
    for time in times where !order.contains(time.block) { order.append(time.block) }
    return order.map { block in
      let texts = times.filter { $0.block == block }.map(\.text)
      return "\(name(block)) \(texts.joined(separator: ", "))"
    }
  }

  /// The halves, with one in place of those that follow each other without a gap in one zone.
  private func joined(_ halves: [Half]) -> [Half] {
    var joined: [Half] = []
    for half in halves.sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, last.end == half.start, last.zone == half.zone {
        joined[joined.count - 1] = Half(start: last.start, end: half.end, zone: half.zone)
      } else {
        joined.append(half)
      }
    }
    return joined
  }

  private func clocks(_ half: Half) -> String {
    let (zone, first, last) = (half.zone, half.zone.local(half.start), half.zone.local(half.end))
    if (first.day, first.minute) < (last.day, last.minute) {
      return "\(zone.clock(half.start))–\(zone.clock(half.end))"
    }
    if half.end - half.start < 60_000 { return zone.clock(half.start) }
    return [half.start, half.end].map { zone.clock($0) + zone.offsetText(at: $0) }.joined(separator: "–")
  }
}

extension TrackingModel {
  /// The sessions of a block, or of all, the newest start first.
  func list(of block: Int?, from first: Int, to last: Int) -> [String] {
    sessions.filter { (block == nil || $0.block == block) && first <= $0.day && $0.day <= last }
      .sorted { (start($0), $0.number) > (start($1), $1.number) }
      .map { session in
        "#\(session.number) \(TrackingModelDay.number(session.day)) \(name(session.block)) \(session.memo ?? "") "
          + session.times.map(Self.text).joined(separator: ",")
          + " \(counted(session.block, session.day).filter { $0.session == session.number && $0.isFull }.count)"
      }
  }

  /// The blocks by their names, with the halves in all and of today.
  var totals: [String] {
    blocks.map { block in
      let own = sessions.filter { $0.block == block.id }
      return "\(block.name) in \(block.group) \(halves(own)) \(seconds(own)) "
        + "today \(halves(own.filter { $0.day == today }))"
    }.sorted()
  }

  /// The days of a month on which something was tracked, each with its halves, and the colours of its first five blocks,
  /// in brackets where no half is full.
  func month(of day: Int) -> [String] {
    let month = TrackingModelDay.number(day) / 100
    let times = sessions.flatMap { session in session.times.map { (session, $0) } }
    return Set(sessions.map(\.day)).sorted().filter { TrackingModelDay.number($0) / 100 == month }.map { day in
      let own = times.filter { $0.0.day == day }.sorted { $0.1.start < $1.1.start }
      var order: [Int] = []
      for block in own.map(\.0.block) where !order.contains(block) { order.append(block) }
      let tiles = order.prefix(5).map { block in
        let color = "\(blocks.first { $0.id == block }?.color ?? -1)"
        return halves(block, day) > 0 ? color : "(\(color))"
      }
      return "\(TrackingModelDay.number(day)) \(order.reduce(0) { $0 + halves($1, day) }) \(tiles)"
    }
  }

  /// The sums of a span of days, by each grouping, with today and the streaks.
  func sums(from first: Int, to last: Int) -> [String] {
    let within = sessions.filter { first <= $0.day && $0.day <= last }
    func lines(_ key: (Session) -> String) -> [String] {
      Dictionary(grouping: within, by: key).map { "\($0.key) \(halves($0.value)) \(seconds($0.value))" }.sorted()
    }
    let days = Set(sessions.filter { halves($0.block, $0.day) > 0 }.map(\.day))
    let begin = days.contains(today) ? today : today - 1
    let streak = (0...365).first { !days.contains(begin - $0) } ?? 0
    let longest = days.map { day in (1...365).first { !days.contains(day + $0) } ?? 0 }.max() ?? 0
    return ["total \(halves(within)) today \(halves(sessions.filter { $0.day == today })) \(streak) \(longest)"]
      + lines { "block " + name($0.block) } + lines { "group " + group($0.block) }
      + lines { "day \(TrackingModelDay.number($0.day))" }
      + lines { "month \(TrackingModelDay.number($0.day) / 100)" }
      + lines { "week \(TrackingModelDay.number(TrackingModelDay.monday($0.day)))" }
  }

  func name(_ block: Int) -> String { blocks.first { $0.id == block }?.name ?? "" }

  private func group(_ block: Int) -> String { blocks.first { $0.id == block }?.group ?? "" }

  private func start(_ session: Session) -> Int64 { session.times.map(\.start).min() ?? 0 }

  /// The full halves of the blocks of sessions on their days, of which there are all sessions.
  private func halves(_ sessions: [Session]) -> Int {
    Set(sessions.map { [$0.block, $0.day] }).reduce(0) { $0 + halves($1[0], $1[1]) }
  }

  private func seconds(_ sessions: [Session]) -> Int64 { sessions.reduce(0) { $0 + $1.seconds } }

  private static func text(_ half: Half) -> String { "\(half.start)-\(half.end) \(half.zone.name)" }
}
