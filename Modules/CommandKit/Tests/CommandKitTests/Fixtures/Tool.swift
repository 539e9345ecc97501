import CommandKit

/// A tree with what the Kit adds to its reference: global options, variables, dashed values, examples, a root that runs.
struct Tool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tool",
    abstract: "Keeps things.",
    version: "2.0",
    subcommands: [Goal.self, Entry.self],
    examples: [
      CommandExample("tool goal list", abstract: "Show every goal."),
      CommandExample("tool entry add 4 -5 --on -3d"),
    ])

  @OptionGroup(title: "Global options", scope: .global) var globals: Globals
  @Flag(help: "Show everything.") var all = false

  func run() async throws {}
}

struct Globals: ParsableArguments {
  @Option(help: ArgumentHelp("The data file.", valueName: "file"), environment: "TOOL_DATA", completion: .file())
  var data: String?
  @Option(name: .shortAndLong, help: "How wide to draw.", environment: "TOOL_WIDTH") var width: Int = 80
  @Option(help: ArgumentHelp("The present moment.", valueName: "instant", visibility: .hidden)) var now: String?
  @Flag(help: "Answer as a document.") var json = false

  func validate() throws(ValidationError) {
    if width < 1 { throw ValidationError("The width must be positive.") }
  }
}

struct Goal: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Manage goals.", subcommands: [List.self])

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List goals.", aliases: ["ls"])

    @OptionGroup var globals: Globals
    @Option(help: "At most this many.", environment: "TOOL_LIMIT") var limit: Int?

    func run() async throws {}
  }
}

struct Entry: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Manage entries.", subcommands: [Add.self])

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Add an entry.")

    @Argument(help: "The goal.") var goal: String
    @Argument(help: ArgumentHelp("How much.", valueName: "amount")) var amount: Int
    @Option(help: "When.") var on: Day?
    @Flag(name: .customShort("3"), help: "Three times.") var thrice = false

    func run() async throws {}
  }
}

/// A day counted from today: `-3d`, `2d`.
struct Day: Equatable, ExpressibleByArgument {
  var offset: Int

  init?(argument: String) {
    guard argument.hasSuffix("d"), let offset = Int(argument.dropLast()) else { return nil }
    self.offset = offset
  }

  static func reads(_ token: String) -> Bool { Day(argument: token) != nil }

  static func refusal(of token: String) -> String? {
    token.hasSuffix("w") ? "weeks are not supported" : nil
  }
}
