import CommandKit
import Testing

/// What the Kit adds to its reference: options that are legal anywhere, variables, values that begin with a dash.
@Suite struct GlobalOptionsTests {
  static let anywhere = [
    Row("", "width=80"),
    Row("--all", "all width=80"),
    Row("--json", "width=80 json"),
    Row("--data f goal list", "goal list data=f width=80"),
    Row("goal --data f list", "goal list data=f width=80"),
    Row("goal list --data f", "goal list data=f width=80"),
    Row("goal ls -w5 --json", "goal list width=5 json"),
    Row("-w 5 goal --json list --data=f --limit 2", "goal list limit=2 data=f width=5 json"),
    Row("-w 5 goal list -w 6", "goal list width=6"),
    Row("--now 2026 goal list", "goal list width=80 now=2026"),
    Row("--json entry add g 4", "entry add g 4"),
    Row("entry --limit 3 add g 4", "Unknown option '--limit'"),
    Row("goal --all list", "Unknown option '--all'"),
    Row("goal list -w x", "The value 'x' is invalid for '-w <width>'"),
    Row("-w x goal list", "The value 'x' is invalid for '-w <width>'"),
    Row("-w 0 goal list", "The width must be positive."),
    Row("entry add g 4 --dta f", "Unknown option '--dta'. Did you mean '--data'?"),
    Row("gaol list", "Unexpected argument 'gaol'. Did you mean 'goal'?"),
    Row("list", "Unexpected argument 'list'. Did you mean 'goal list'?"),
    Row("ls", "Unexpected argument 'ls'. Did you mean 'goal list'?"),
    Row("goal", "goal"),
  ]

  static let variables = [
    Row("goal list", "goal list data=e width=80", environment: ["TOOL_DATA": "e"]),
    Row("goal list --data f", "goal list data=f width=80", environment: ["TOOL_DATA": "e"]),
    Row("goal list", "goal list width=80", environment: ["TOOL_DATA": ""]),
    Row("goal list", "goal list limit=4 width=90", environment: ["TOOL_LIMIT": "4", "TOOL_WIDTH": "90"]),
    Row(
      "goal list", "The value 'x' of the environment variable TOOL_WIDTH is invalid for '--width <width>'",
      environment: ["TOOL_WIDTH": "x"]),
    Row("goal list -w 1", "goal list width=1", environment: ["TOOL_WIDTH": "x"]),
    Row("goal --help", "help: tool goal", environment: ["TOOL_WIDTH": "x"]),
  ]

  static let dashedValues = [
    Row("entry add g -5", "entry add g -5"),
    Row("entry add g -5 --on -3d", "entry add g -5 on=-3"),
    Row("entry add --on -3d g 5", "entry add g 5 on=-3"),
    Row("entry add --on=-3d g 5", "entry add g 5 on=-3"),
    Row("entry add g -3", "Missing expected argument '<amount>'"),
    Row("entry add -3 g 5", "entry add g 5 thrice"),
    Row("entry add g 5 --on -w1", "Missing value for '--on <on>'"),
    Row("entry add g 5 --on 3w", "The value '3w' is invalid for '--on <on>': weeks are not supported"),
    Row("entry add g 5 --on x", "The value 'x' is invalid for '--on <on>'"),
  ]

  @Test(arguments: anywhere) func `a global option may stand before, between and after the commands`(_ row: Row) {
    let found = outcome(row.line, of: Tool.self)
    #expect(found == row.expected)
  }

  @Test(arguments: variables) func `a variable counts when the option is not given`(_ row: Row) {
    let found = outcome(row.line, of: Tool.self, environment: row.environment)
    #expect(found == row.expected)
  }

  @Test(arguments: dashedValues) func `a type says which dashed words it reads`(_ row: Row) {
    let found = outcome(row.line, of: Tool.self)
    #expect(found == row.expected)
  }

  @Test(arguments: ["--json entry add g 4", "entry --json add g 4", "entry add g 4 --json"])
  func `global values can be read of a command that does not declare them`(_ line: String) throws {
    guard case .command(let parsed) = Parser(Tool.self).parse(words(line)) else {
      Issue.record("the line was not understood")
      return
    }
    let globals = try #require(parsed.globalOptions(Globals.self))
    let other = parsed.globalOptions(Shared.self)
    #expect(globals.json)
    #expect(other == nil)
  }

  @Test func `parsing twice shares nothing`() {
    let first = outcome("goal list --json", of: Tool.self)
    let second = outcome("goal list", of: Tool.self)
    #expect(first == "goal list width=80 json")
    #expect(second == "goal list width=80")
  }
}
