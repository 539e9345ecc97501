import CommandKit

/// The recorded tree of the parsing strategies: which words an option or a list takes.
struct Taker: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Take.self, All.self, Post.self, Coded.self])

  struct Take: ParsableCommand {
    @Option(name: .shortAndLong, parsing: .upToNextOption, completion: .list(["x", "y"])) var files: [String] = []
    @Option(parsing: .upToNextOption) var numbers: [Int] = []
    @Option(parsing: .remaining, completion: .list(["x", "y"])) var tail: [String] = []
    @Option(parsing: .unconditional) var raw: String?
    @Option(parsing: .scanningForValue, completion: .list(["x", "y"])) var name: String?
    @Option(parsing: .unconditionalSingleValue) var each: [String] = []
    @Option(parsing: .upToNextOption, transform: { $0 + "!" }) var coded: [String] = []
    @Flag(name: .shortAndLong) var verbose = false
    @Argument var rest: [String] = []
  }

  struct All: ParsableCommand {
    @Flag(name: .shortAndLong) var verbose = false
    @Argument var name: String
    @Argument(parsing: .allUnrecognized) var rest: [String] = []
  }

  struct Post: ParsableCommand {
    @Flag(name: .shortAndLong) var verbose = false
    @Argument var title: String?
    @Argument(parsing: .postTerminator, completion: .list(["x", "y"])) var rest: [String] = []
  }

  struct Coded: ParsableCommand {
    @Argument(parsing: .postTerminator, transform: { $0 + "!" }) var rest: [String] = []
  }
}

extension Taker.Take: Summarised {
  var summary: [String] {
    let lists = [
      ("files", files), ("numbers", numbers.map { String($0) }), ("tail", tail), ("raw", raw.map { [$0] } ?? []),
      ("name", name.map { [$0] } ?? []), ("each", each), ("coded", coded),
    ]
    let given = lists.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.joined(separator: ","))" }
    return given + (verbose ? ["verbose"] : []) + (rest.isEmpty ? [] : ["rest=\(rest.joined(separator: ","))"])
  }
}

extension Taker.All: Summarised {
  var summary: [String] { (verbose ? ["verbose"] : []) + ["name=\(name)", rest.joined(separator: ",")] }
}

extension Taker.Post: Summarised {
  var summary: [String] {
    (verbose ? ["verbose"] : []) + (title.map { ["title=\($0)"] } ?? []) + [rest.joined(separator: ",")]
  }
}

extension Taker.Coded: Summarised {
  var summary: [String] { [rest.joined(separator: ",")] }
}
