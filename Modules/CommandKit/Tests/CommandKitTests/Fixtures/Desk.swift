import CommandKit

/// The third recorded tree: what stands above a subcommand, enumerations and counts as flags, functions that read values, and
/// words for another program.
struct Desk: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "desk", abstract: "A desk.", version: "desk 3",
    subcommands: [Write.self, Sort.self, Drawer.self, Send.self])

  @OptionGroup var lamp: Lamp
  @Flag(name: .shortAndLong) var tidy = false

  struct Lamp: ParsableArguments {
    @Option(name: .shortAndLong) var bright: Int = 5
    @Flag(name: .customShort("w")) var warm = false

    func validate() throws {
      if bright > 9 { throw ValidationError("Too bright.") }
    }
  }

  struct Write: ParsableCommand {
    @OptionGroup var lamp: Lamp
    @Option(name: .shortAndLong) var count: Int = 1
    @Option(name: .shortAndLong) var ink: Ink = .blue
    @Option(name: .shortAndLong) var line: [String] = []
    @Option var to_whom: String?
    @Flag(name: .shortAndLong) var verbose: Int
    @Flag(inversion: .prefixedNo) var seal = true
    @Argument var text: String
    @Argument var more: [String] = []

    func validate() throws {
      if count < 0 { throw ValidationError("Fewer than none.") }
    }
  }

  enum Ink: String, CaseIterable, ExpressibleByArgument { case blue, black, red }

  struct Sort: ParsableCommand {
    @Flag var order: Order
    @Flag(exclusivity: .chooseFirst) var pile: Pile = .left
    @Flag(inversion: .prefixedEnableDisable, exclusivity: .exclusive) var quick: Bool?
    @Option(name: .shortAndLong, transform: Weight.init(text:)) var weight: Weight?
    @Option(transform: Weight.init(text:)) var most: Weight = Weight(grams: 100)
  }

  enum Order: EnumerableFlag { case byName, byDay, asFound }

  enum Pile: EnumerableFlag {
    case left, right

    static func name(for value: Pile) -> NameSpecification { .shortAndLong }
  }

  struct Weight {
    var grams: Int

    init(grams: Int) { self.grams = grams }

    init(text: String) throws {
      guard text.hasSuffix("g"), let grams = Int(text.dropLast()) else { throw ValidationError("it has no unit") }
      self.grams = grams
    }
  }

  struct Drawer: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Open.self, Shut.self], aliases: ["d"])

    @Option(name: .shortAndLong) var key: Int
    @Flag var locked = false

    func validate() throws {
      if locked, key == 0 { throw ValidationError("It is locked.") }
    }
  }

  struct Open: ParsableCommand {
    @Option(name: .shortAndLong) var depth: Double = 1
    @Argument var item: String?
  }

  struct Shut: ParsableCommand {
    @OptionGroup var lamp: Lamp
    @Flag(name: .shortAndLong) var hard = false
  }

  struct Send: ParsableCommand {
    @Flag(name: .shortAndLong) var fast = false
    @Argument(parsing: .captureForPassthrough) var command: [String] = []
  }
}

extension Desk.Lamp {
  var words: [String] { ["bright=\(bright)", "warm=\(warm)"] }
}

extension Desk: Summarised {
  var summary: [String] { lamp.words + ["tidy=\(tidy)"] }
}

extension Desk.Write: Summarised {
  var summary: [String] {
    lamp.words + [
      "count=\(count)", "ink=\(ink)", "line=\(line)", "to_whom=\(to_whom ?? "nil")", "verbose=\(verbose)",
      "seal=\(seal)", "text=\(text)", "more=\(more)",
    ]
  }
}

extension Desk.Sort: Summarised {
  var summary: [String] {
    let quick = quick.map { "\($0)" } ?? "nil"
    let weight = weight.map { "\($0.grams)" } ?? "nil"
    return ["order=\(order)", "pile=\(pile)", "quick=\(quick)", "weight=\(weight)", "most=\(most.grams)"]
  }
}

extension Desk.Drawer: Summarised {
  var summary: [String] { ["key=\(key)", "locked=\(locked)"] }
}

extension Desk.Open: Summarised {
  var summary: [String] { ["depth=\(depth)", "item=\(item ?? "nil")"] }
}

extension Desk.Shut: Summarised {
  var summary: [String] { lamp.words + ["hard=\(hard)"] }
}

extension Desk.Send: Summarised {
  var summary: [String] { ["fast=\(fast)", "command=\(command)"] }
}
