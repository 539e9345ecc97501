import CommandKit

/// A command with one of everything, below a group and a root with global options.
struct Everything: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "everything", subcommands: [Group.self])

  @OptionGroup(scope: .global) var shared: Common

  struct Common: ParsableArguments {
    @Option(name: .shortAndLong) var global: Int = 0
    @Flag(name: .shortAndLong) var json = false
  }

  struct Group: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Leaf.self])
  }

  struct Leaf: ParsableCommand {
    @OptionGroup var shared: Common
    @Option(name: .shortAndLong) var count: Int = 0
    @Option(name: .shortAndLong) var tag: [String] = []
    @Option var color: Color?
    @Flag(name: .shortAndLong) var loud = false
    @Flag(name: .shortAndLong, inversion: .prefixedNo) var shine: Bool?
    @Argument var amount: Int
    @Argument var rest: [String] = []
  }
}

/// What a leaf's values are, and the ways to write them as a command line.
struct Assignment: Equatable {
  var global = 0
  var json = false
  var count = 0
  var tag: [String] = []
  var color: Color?
  var loud = false
  var shine: Bool?
  var amount = 0
  var rest: [String] = []
}

extension Assignment {
  init(_ leaf: Everything.Leaf) {
    self.init(
      global: leaf.shared.global, json: leaf.shared.json, count: leaf.count, tag: leaf.tag, color: leaf.color,
      loud: leaf.loud, shine: leaf.shine, amount: leaf.amount, rest: leaf.rest)
  }

  static func random(using generator: inout SeededGenerator) -> Assignment {
    Assignment(
      global: .random(in: -9...9, using: &generator),
      json: .random(using: &generator),
      count: .random(in: -1_000...1_000, using: &generator),
      tag: texts(using: &generator),
      color: ([nil] + Color.allCases).randomElement(using: &generator) ?? nil,
      loud: .random(using: &generator),
      shine: [nil, true, false].randomElement(using: &generator) ?? nil,
      amount: .random(in: -99...99, using: &generator),
      rest: texts(using: &generator))
  }

  private static func texts(using generator: inout SeededGenerator) -> [String] {
    let samples = [
      "a", "group", "leaf", "help", "x=y", "=", "two words", "é", "👩‍👩‍👧", "-", "--", "-v", "--help", "--tag=1",
      "two\nlines", "0",
    ]
    return (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in samples.randomElement(using: &generator) }
  }
}

// Writing it down.
extension Assignment {
  /// A command line that means this assignment: any order, any form, global options anywhere.
  func commandLine(using generator: inout SeededGenerator) -> [String] {
    var line = [["group"], ["leaf"]]
    insert(positionals, into: &line, after: 2, using: &generator)
    insert(ownOptions(using: &generator), into: &line, after: 2, using: &generator)
    insert(globalOptions(using: &generator), into: &line, after: 0, using: &generator)
    let terminated = rest.contains(where: \.isDashedWord) ? ["--"] : []
    return line.flatMap(\.self) + terminated + rest
  }

  private var positionals: [[String]] { [["\(amount)"]] }

  private func ownOptions(using generator: inout SeededGenerator) -> [[String]] {
    var options = [option("count", "c", "\(count)", using: &generator)]
    options += tag.map { option("tag", "t", $0, using: &generator) }
    if let color { options.append(["--color", color.rawValue]) }
    if loud { options.append([["-l", "--loud"].randomElement(using: &generator) ?? "-l"]) }
    if let shine { options.append([shine ? "-s" : "--no-shine"]) }
    return options
  }

  private func globalOptions(using generator: inout SeededGenerator) -> [[String]] {
    [option("global", "g", "\(global)", using: &generator)] + (json ? [["-j"]] : [])
  }

  private func option(
    _ long: String, _ short: String, _ value: String, using generator: inout SeededGenerator
  ) -> [String] {
    let attached = [["--\(long)=\(value)"], ["-\(short)=\(value)"]]
    let separate = [["--\(long)", value], ["-\(short)", value]]
    let isSafe = !value.isDashedWord || Int(value) != nil
    let joined = value.hasPrefix("=") ? [] : [["-\(short)\(value)"]]
    return (attached + joined + (isSafe ? separate : [])).randomElement(using: &generator) ?? []
  }

  /// Puts each piece somewhere after the first pieces, the given ones staying in order.
  private func insert(
    _ pieces: [[String]], into line: inout [[String]], after first: Int, using generator: inout SeededGenerator
  ) {
    var lowest = first
    for piece in pieces {
      let place = Int.random(in: lowest...line.count, using: &generator)
      line.insert(piece, at: place)
      lowest = place + 1
    }
  }
}

extension String {
  fileprivate var isDashedWord: Bool { hasPrefix("-") && self != "-" }
}
