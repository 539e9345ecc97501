import CommandKit
import Testing

/// What `defects` names, so that no declaration is taken for more than it says.
@Suite struct DefectTests {
  @Test func `sound declarations have no defects`() {
    let defects = Parser(Tool.self).description.defects
    #expect(defects == [])
  }

  @Test func `defective declarations are named`() {
    let defects = Parser(Defective.self).description.defects
    let expected = [
      "defective: --count is declared twice",
      "defective: <later> can never be given, because <all> takes all",
      "defective: <silent> has no name",
      "defective: the subcommand 'twin' is declared twice",
      "defective twin: <second> is required after an optional argument",
      "defective other: <second> is required after an optional argument",
    ]
    #expect(defects == expected)
  }

  @Test func `a flag without a name for its other side is named`() {
    let defects = Parser(OneSided.self).description.defects
    #expect(defects == ["one-sided: '-c' has no name that switches it off"])
  }

  @Test func `names that no line can give are named`() {
    let defects = Parser(Untypeable.self).description.defects
    let expected = [
      "untypeable: '--' can't be typed", "untypeable: '--a=b' can't be typed",
      "untypeable: '--two words' can't be typed",
      "untypeable: '--' can't be typed", "untypeable: '-=' can't be typed",
      "untypeable: the subcommand '-dashed' can't be called",
    ]
    #expect(defects == expected)
  }
}

private struct Defective: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "defective", subcommands: [Twin.self, Other.self])

  @Option var count = 1
  @Option(name: .customLong("count")) var number = 2
  @Option(name: []) var silent = 3
  @Argument var all: [String]
  @Argument var later: String

  struct Twin: ParsableCommand {
    @Argument var first: String?
    @Argument var second: String
  }

  struct Other: ParsableCommand {
    static let configuration = CommandConfiguration(aliases: ["twin"])

    @Argument var first: String?
    @Argument var second: String
  }
}

private struct OneSided: ParsableCommand {
  @Flag(name: .short, inversion: .prefixedNo) var cached = true
  @Flag(name: .shortAndLong, inversion: .prefixedNo) var kept = true
}

private struct Untypeable: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Dashed.self])

  @Option(name: .customLong("")) var empty = 1
  @Option(name: .customLong("a=b")) var equals = 1
  @Option(name: .customLong("two words")) var spaced = 1
  @Option(name: .customShort("-")) var dash = 1
  @Flag(name: .customShort("=")) var sign = false

  struct Dashed: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "-dashed")
  }
}
