import Foundation
import Testing

/// Tracking beside an independent model, over days on which clocks are changed. A failure names its seed and command.
///
/// `MODULO_COMMANDS=500` gives so many commands of each seed, in place of a few.
@MainActor
@Suite struct TrackingModelTests {
  private let count = ProcessInfo.processInfo.environment["MODULO_COMMANDS"].flatMap { Int($0) } ?? 100

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any commands give the sums, days, boards and lists of the model`(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    // Shortly before clocks are changed: those of America, Lord Howe and Europe, in spring and in autumn.
    let start = [
      TrackingModelZone.seconds(3, 5, hour: 9), TrackingModelZone.seconds(3, 26, hour: 20),
      TrackingModelZone.seconds(9, 29, hour: 3), TrackingModelZone.seconds(10, 21, hour: 12),
    ].randomElement(using: &random).map { $0 * 1_000 + .random(in: 0..<60_000, using: &random) }
    let now = try #require(start)
    let zone = try #require(TrackingModelZone.all.randomElement(using: &random))
    var model = TrackingModel(now: now, zone: zone)
    var program = try TrackingProgram(now: now, zone: zone)
    var commands = TrackingModelCommands(random: random)
    for step in 1...count {
      let command = commands.next(model)
      let place = "seed \(seed), command \(step): \(command)"
      let (expected, found) = (model.apply(command), try await program.apply(command))
      try #require(found == expected, "\(place)")
      let (seen, meant) = (try await program.glance(), model.glance)
      try #require(seen == meant, "\(place)")
      if step.isMultiple(of: 25) { try await compare(program, model, &random, place) }
    }
    print("Tracking, seed \(seed): \(count) commands, \(model.sessions.count) stored in the end")
  }

  /// Compares everything that can be seen.
  private func compare(
    _ program: TrackingProgram, _ model: TrackingModel, _ random: inout SeededGenerator, _ place: String
  ) async throws {
    for day in Set(model.sessions.map(\.day)).union([model.today - 1, model.today + 1]) {
      let (seen, meant) = (try await program.day(TrackingModelDay.number(day)), model.day(day))
      try #require(seen == meant, "\(place)")
    }
    let first = model.today - .random(in: 0...20, using: &random)
    for (first, last) in [(0, 364), (first, model.today)] {
      let days = (TrackingModelDay.number(first), TrackingModelDay.number(last))
      for block in [nil] + model.blocks.map(\.id) {
        let seen = try await program.list(of: block, from: days.0, to: days.1)
        let meant = model.list(of: block, from: first, to: last)
        try #require(seen == meant, "\(place)")
      }
      let (seen, meant) = (try await program.sums(from: days.0, to: days.1), model.sums(from: first, to: last))
      try #require(seen == meant, "\(place)")
    }
    let (seen, meant) = (try await program.totals(), model.totals)
    try #require(seen == meant, "\(place)")
    let (cells, days) = (try await program.month(), model.month(of: model.today))
    try #require(cells == days, "\(place)")
  }
}

/// Commands as a user might give them, right and wrong ones.
struct TrackingModelCommands {
  var random: SeededGenerator
  private var lastBlock = 0

  init(random: SeededGenerator) { self.random = random }

  /// The next command, given what there is.
  mutating func next(_ model: TrackingModel) -> TrackingModelCommand {
    if model.groups.count < 2 { return .addGroup(model.groups.contains("Work") ? "Sport" : "Work") }
    guard let block = model.blocks.randomElement(using: &random), model.blocks.count > 1 else {
      return newBlock(in: model)
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<34: return wait()
    case 34..<40: return .fly(zone())
    case 40..<48: return .start(block: block.id, at: chance(3) ? past(model.now) : nil, allowsOverlap: chance(2))
    case 48..<60: return .pause(at: chance(4) ? since(model) : nil)
    case 60..<72: return .resume(at: chance(4) ? since(model) : nil)
    case 72..<76: return .complete(until: chance(3) ? since(model) : nil, memo: chance(2) ? memo() : nil)
    case 76..<78:
      return .switchTo(block: block.id, at: chance(3) ? since(model) : nil, memo: chance(2) ? memo() : nil)
    case 78: return .stop
    case 79..<86: return add(block.id, model)
    case 86..<89: return .memo(session: session(model), chance(4) ? nil : memo())
    case 89..<93: return .deleteSession(session(model))
    case 93..<95: return newBlock(in: model)
    case 95: return .rename(block.id, "Block \(block.id)\(memo())")
    case 96, 97: return .move(block.id, to: chance(2) ? "Work" : "Sport")
    case 98: return chance(2) ? .deleteBlock(block.id) : wait()
    default: return chance(6) ? (chance(3) ? .reset : .deleteGroup("Sport")) : wait()
    }
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  private mutating func zone() -> TrackingModelZone {
    TrackingModelZone.all.randomElement(using: &random) ?? .fixed(0)
  }

  private mutating func memo() -> String { String(Int.random(in: 0...99, using: &random)) }

  /// A while, to the millisecond or in whole halves; rarely a night, and rarely a clock that is put back.
  private mutating func wait() -> TrackingModelCommand {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .wait(-.random(in: 1...4_000_000, using: &random))
    case 1: .wait(.random(in: 0...50_000_000, using: &random))
    case 2..<5: .wait(TrackingModel.half * .random(in: 1...3, using: &random))
    case 5: .wait(.random(in: 0...59_999, using: &random))
    default: .wait(.random(in: 0...5_000_000, using: &random))
    }
  }

  /// A moment of the last hours; rarely one to come.
  private mutating func past(_ now: Int64) -> Int64 { now - .random(in: -500_000...15_000_000, using: &random) }

  /// A moment since the last command on the running session; rarely before it, and rarely to come.
  private mutating func since(_ model: TrackingModel) -> Int64 {
    let last = model.running?.lastEvent ?? model.now
    return .random(in: min(last, model.now) - 300_000...max(last, model.now) + 100_000, using: &random)
  }

  private mutating func session(_ model: TrackingModel) -> Int {
    chance(8) ? .random(in: 1...200, using: &random) : model.sessions.randomElement(using: &random)?.number ?? 1
  }

  private mutating func newBlock(in model: TrackingModel) -> TrackingModelCommand {
    if model.blocks.count > 6 { return wait() }
    lastBlock += 1
    return .addBlock(
      TrackingModel.Block(
        id: lastBlock, name: "Block \(lastBlock)", group: chance(2) ? "Work" : "Sport", color: lastBlock % 55))
  }

  private mutating func add(_ block: Int, _ model: TrackingModel) -> TrackingModelCommand {
    let halves = TrackingModel.half * .random(in: 1...4, using: &random)
    let length = chance(3) ? halves : .random(in: -100_000...12_000_000, using: &random)
    return .add(
      TrackingModelCommand.Added(
        block: block, start: past(model.now - max(0, length)), length: length,
        typedIn: chance(2) ? model.zone : zone(), allowsOverlap: chance(2)))
  }
}
