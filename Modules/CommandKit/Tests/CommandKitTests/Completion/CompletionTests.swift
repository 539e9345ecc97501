import CommandKit
import Testing

/// What may be offered at the end of a line, before any shell has a say.
@MainActor @Suite struct CompletionTests {
  /// A line whose last word is being typed, and the words that are offered for it.
  nonisolated static let rows = [
    Row("|", "show load re-order help"),
    Row("sh|", "show load re-order help"),
    Row("--quiet |", "show load re-order help"),
    Row("help |", "show load re-order help"),
    Row("help show |", ""),
    Row("-|", "--room --quiet --version -h --help"),
    Row("--quiet -|", "--room --version -h --help"),
    Row("show -|", "-c --color --colour -t --tag --turned --no-turned --room --quiet --version -h --help"),
    Row("show --|", "--color --colour --tag --turned --no-turned --room --quiet --version --help"),
    Row("show --colou|", "--colour"),
    Row("show --COLO|", "--color --colour"),
    Row("show --no|", "--no-turned"),
    Row("show -t|", "-t"),
    Row("show --fo|", ""),
    Row("show --colour red -t x --turned -|", "-t --tag --room --quiet --version -h --help"),
    Row("show --color |", "red green blue"),
    Row("show -c |", "red green blue"),
    Row("show --color=|", "--color=red --color=green --color=blue"),
    Row("show --color=re|", "--color=red --color=green --color=blue"),
    Row("show --bogus=|", ""),
    Row("show --tag |", ""),
    Row("show plain |", "red green blue"),
    Row("show plain red |", "red green blue"),
    Row("show -- plain |", "red green blue"),
    Row("show -- plain -|", "red green blue"),
    Row("re-order |", "--back --room --quiet --version -h --help"),
    Row("re-order --|", "--back --room --quiet --version --help"),
    Row("re-order x|", ""),
    Row("re-order -- |", ""),
    Row("bogus |", ""),
    Row("bogus --|", ""),
    Row("load table |", "files"),
    Row("load |", "files csv tsv"),
    Row("load --into |", "directories"),
    Row("load --into=x|", "directories"),
    Row("--room |", "directories"),
  ]

  @Test(arguments: rows) func `what fits the place is offered`(_ row: Row) async {
    let offered = await completion(of: row.line).summary
    #expect(offered == row.expected)
  }

  @Test func `names that the program knows are offered`() async {
    guard case .candidates(let books) = await completion(of: "show |") else {
      Issue.record("no words are offered")
      return
    }
    #expect(books.count == 8)
    #expect(books.first == CompletionCandidate("Japan trip", abstract: "in 'the' [hall]: 10"))
  }

  @Test(arguments: ["--room attic show |", "show --room=attic |", "show --room hall --room attic |"])
  func `the program is told the global options of the line`(_ line: String) async {
    let offered = await completion(of: line).description
    #expect(offered.contains("[attic]"))
  }

  @Test func `the program is told what the environment gives`() async {
    let fromEnvironment = await completion(of: "show |", environment: ["SHELF_ROOM": "cellar"]).description
    let fromLine = await completion(of: "--room attic show |", environment: ["SHELF_ROOM": "cellar"]).description
    let other = await completion(of: "show --color red |").description
    let options = await completion(of: "-|", environment: ["SHELF_ROOM": "cellar"]).description
    #expect(options.contains("--room"))
    #expect(fromEnvironment.contains("[cellar]"))
    #expect(fromLine.contains("[attic]"))
    #expect(!other.contains("plain"))
  }

  @Test(arguments: [
    ("roof", ["New roof", "Old-Roof"]), ("ne", ["New roof"]), ("ROO", ["New roof", "Old-Roof"]), ("oof", []),
    ("", ["New roof", "Old-Roof", "9roofs"]), ("9", ["9roofs"]), ("new roof", ["New roof"]), ("w r", []),
  ])
  func `a later part counts where nothing begins as typed`(_ typed: String, _ expected: [String]) {
    let fitting = Completion.fitting(typed, among: ["New roof", "Old-Roof", "9roofs"])
    #expect(fitting == expected)
  }

  @Test func `a candidate carries its help`() async {
    guard case .candidates(let commands) = await completion(of: "|") else {
      Issue.record("no words are offered")
      return
    }
    #expect(commands.first?.abstract == Shelf.Show.configuration.abstract)
    #expect(commands.last?.abstract == "Show subcommand help information.")
  }
}

extension CompletionTests {
  private func completion(of line: String, environment: [String: String] = [:]) async -> Completion {
    let all = line.dropLast().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return await Parser(Shelf.self)
      .completion(after: all.dropLast().filter { !$0.isEmpty }, of: all.last ?? "", environment: environment)
  }
}

extension Completion {
  fileprivate var summary: String {
    switch self {
    case .candidates(let candidates): candidates.map(\.value).joined(separator: " ")
    case .files(let extensions): (["files"] + extensions).joined(separator: " ")
    case .directories: "directories"
    }
  }

  fileprivate var description: String { String(describing: self) }
}
