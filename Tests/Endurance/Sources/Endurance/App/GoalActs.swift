import Foundation

/// Random acts on goals, by keys and by commands, with what they must lead to.
struct GoalActs {
  /// Who acts.
  enum Actor {
    case app(AppProcess)
    case command(ModuloProgram)
  }

  /// The goals that there must be, with their cents.
  private(set) var goals: [String: Int] = [:]
  private(set) var count = 0
  private var named = 0
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Has everybody do something at the same time; two of them never edit or delete one goal, but they may put money into it.
  mutating func perform(in apps: [AppProcess], _ program: ModuloProgram) throws {
    var actors = apps.map { Actor.app($0) } + [Actor.command(program)]
    actors.shuffle(using: &random)
    var free = Set(goals.keys)
    for actor in actors {
      let goal = free.sorted().randomElement(using: &random)
      switch random.pick(0..<10) {
      case 0..<3 where goals.count < 20: try add(by: actor)
      case 0..<6:
        guard let goal else { continue }
        try contribute(to: goal, by: actor)
        // Now nobody else may rename or delete it; money may still come.
        if random.pick(0..<2) == 0 { free = [goal] } else { free.remove(goal) }
        if free == [goal] {
          for other in actors.prefix(2) { try contribute(to: goal, by: other) }
          return
        }
      case 6..<8:
        guard let goal else { continue }
        free.remove(goal)
        try rename(goal, by: actor)
      default:
        guard let goal, goals.count > 2 else { continue }
        free.remove(goal)
        try delete(goal, by: actor)
      }
    }
  }

  mutating func add(by actor: Actor) throws {
    let name = newName()
    switch actor {
    case .app(let app): try app.type("a\(name)\t\t5000\u{13}")
    case .command(let program): try program.mustRun("goal", "add", name, "--target", "5000")
    }
    goals[name] = 0
    count += 1
  }

  private mutating func contribute(to goal: String, by actor: Actor) throws {
    let dollars = random.pick(1..<90)
    switch actor {
    case .app(let app): try app.type("/\(goal)\rc\(dollars)\u{13}")
    case .command(let program): try program.mustRun("contribution", "add", goal, "\(dollars)")
    }
    goals[goal, default: 0] += dollars * 100
    count += 1
  }

  private mutating func rename(_ goal: String, by actor: Actor) throws {
    let name = newName()
    switch actor {
    case .app(let app):
      try app.type("/\(goal)\re" + String(repeating: "\u{7F}", count: goal.count) + "\(name)\u{13}")
    case .command(let program): try program.mustRun("goal", "edit", goal, "--name", name)
    }
    goals[name] = goals.removeValue(forKey: goal)
    count += 1
  }

  private mutating func delete(_ goal: String, by actor: Actor) throws {
    switch actor {
    case .app(let app): try app.type("/\(goal)\rdy")
    case .command(let program): try program.mustRun("goal", "delete", goal, "--yes")
    }
    goals[goal] = nil
    count += 1
  }

  private mutating func newName() -> String {
    named += 1
    return "goal" + String(10_000 + named).dropFirst()
  }
}

/// A command that was refused.
struct Refused: Error {
  let arguments: [String]
  let status: Int32
}

extension ModuloProgram {
  /// Runs a command that has to succeed; it is tried again while the database is busy.
  fileprivate func mustRun(_ arguments: String...) throws {
    var status: Int32 = 75
    while status == 75 { status = try run(arguments).status }
    if status != 0 { throw Refused(arguments: arguments, status: status) }
  }
}
