import CommandKit
import Testing

/// Flags that are more than on and off.
@Suite struct FlagTests {
  static let cases = [
    Row("--by-name", "order=byName pile=nil extras=[]"),
    Row("--by-day --by-day", "order=byDay pile=nil extras=[]"),
    Row("--by-name --by-day", "'--by-day' can't be given together with '--by-name'"),
    Row("", "Missing one of: '--by-name', '--by-day', '--as-found'"),
    Row("--as-found -R", "order=asFound pile=right extras=[]"),
    Row("--as-found -LR", "order=asFound pile=right extras=[]"),
    Row("--as-found --right --left --right", "order=asFound pile=right extras=[]"),
    Row("--as-found --ribbon --card --ribbon", "order=asFound pile=nil extras=[ribbon, card, ribbon]"),
    Row("--by-nam", "Unknown option '--by-nam'. Did you mean '--by-name'?"),
    Row("--by-name=1", "The option '--by-name' does not take any value, but '1' was specified."),
  ]

  static let counts = [
    Row("", "0 quick=nil slow=true"),
    Row("-v", "1 quick=nil slow=true"),
    Row("-vvv --verbose", "4 quick=nil slow=true"),
    Row("--verbose=2", "The option '--verbose' does not take any value, but '2' was specified."),
    Row("--quick --quick", "0 quick=true slow=true"),
    Row("--quick --no-quick", "'--no-quick' can't be given together with '--quick'"),
    Row("--no-slow --slow", "0 quick=nil slow=false"),
  ]

  @Test(arguments: cases) func `each case of an enumeration is a flag`(_ row: Row) {
    let found = outcome(row.line, of: Parcel.self)
    #expect(found == row.expected)
  }

  @Test(arguments: counts) func `a number counts, and exclusivity says which of two sides holds`(_ row: Row) {
    let found = outcome(row.line, of: Counter.self)
    #expect(found == row.expected)
  }

  @Test func `help lists each flag with its names, its own words and the default`() {
    let help = HelpFormatter().help(for: Parser(Parcel.self).description)
    let usage =
      "USAGE: parcel --by-name|--by-day|--as-found [--left] [--right] [--ribbon ...]\n       [--card ...]"
    let rows = """
      OPTIONS:
        --by-name               How to sort.
        --by-day                The newest first.
        --as-found              How to sort.
        -L, --left
        -R, --right
        --ribbon
        --card
        -h, --help              Show help information.
      """
    #expect(help.contains(usage), "\(help)")
    #expect(help.contains(rows), "\(help)")
  }

  @Test func `the case that holds without a flag is the default`() {
    let defaults = Parser(Sorted.self).description.arguments.compactMap(\.defaultValue)
    #expect(defaults == ["--by-day"])
  }

  @Test func `the grammar as JSON and completions have each flag`() async throws {
    let json = await CommandRunner(Parcel.self).exit(of: ["--experimental-dump-help"]).output
    let completion = await Parser(Parcel.self).completion(after: ["--by-day"], of: "--")
    #expect(json.contains("\"name\" : \"as-found\""))
    #expect(!"\(completion)".contains("--as-found"))
    #expect("\(completion)".contains("--ribbon"))
  }
}

private enum Order: EnumerableFlag {
  case byName, byDay, asFound

  static func help(for value: Order) -> ArgumentHelp? { value == .byDay ? "The newest first." : nil }
}

private enum Pile: EnumerableFlag {
  case left, right

  static func name(for value: Pile) -> NameSpecification {
    [.long, .customShort(value == .left ? "L" : "R")]
  }
}

private enum Extra: EnumerableFlag { case ribbon, card }

private struct Parcel: Summarised {
  @Flag(help: "How to sort.") var order: Order
  @Flag(exclusivity: .chooseLast) var pile: Pile?
  @Flag var extras: [Extra] = []

  var summary: [String] {
    [
      "order=\(order)", "pile=\(pile.map { "\($0)" } ?? "nil")",
      "extras=[\(extras.map { "\($0)" }.joined(separator: ", "))]",
    ]
  }
}

private struct Sorted: ParsableCommand {
  @Flag var order: Order = .byDay
}

private struct Counter: Summarised {
  @Flag(name: .shortAndLong) var verbose: Int
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive) var quick: Bool?
  @Flag(inversion: .prefixedNo, exclusivity: .chooseFirst) var slow = true

  var summary: [String] { ["\(verbose)", "quick=\(quick.map { "\($0)" } ?? "nil")", "slow=\(slow)"] }
}
