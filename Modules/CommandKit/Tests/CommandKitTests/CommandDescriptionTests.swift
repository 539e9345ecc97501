import Testing

@testable import CommandKit

/// The value model that help, completions and machine-readable help are made from.
@Suite struct CommandDescriptionTests {
  @Test func `the whole tree is described`() {
    let names = Parser(Tool.self).description.flattened.map(\.commandLine)
    #expect(names == ["tool", "tool goal", "tool goal list", "tool entry", "tool entry add"])
  }

  @Test func `help and errors describe the commands below in one line each`() throws {
    guard case .help(let help, _) = Parser(Tool.self).parse(["--help"]) else {
      Issue.record("no help")
      return
    }
    let goal = try #require(help.subcommands.first)
    let whole = Parser(Tool.self).description
    #expect(goal.commandLine == "tool goal")
    #expect(goal.abstract == "Manage goals.")
    #expect(goal.arguments.isEmpty)
    #expect(goal.subcommands.isEmpty)
    #expect(HelpFormatter().help(for: help) == HelpFormatter().help(for: whole))
  }

  @Test func `a subcommand inherits the version and names its parents`() throws {
    let list = try #require(Parser(Tool.self).description.flattened.first { $0.name == "list" })
    #expect(list.version == "2.0")
    #expect(list.superCommands == ["tool", "goal"])
    #expect(list.aliases == ["ls"])
  }

  @Test func `every command takes its own, the global and the built-in arguments, once each`() throws {
    let list = try #require(Parser(Tool.self).description.flattened.first { $0.name == "list" })
    let names = list.arguments.compactMap(\.preferredName?.description)
    let origins = list.arguments.map(\.origin)
    #expect(names == ["--limit", "--data", "--width", "--now", "--json", "--version", "--help", "--help-hidden"])
    #expect(origins == [.command, .global, .global, .global, .global, .builtIn, .builtIn, .builtIn])
  }

  @Test func `an option is described by its declaration`() throws {
    let color = try argument("--color", of: "add")
    #expect(color.kind == .option)
    #expect(color.allowedValues == ["red", "green", "blue"])
    #expect(color.completion == .list(["red", "green", "blue"]))
    #expect(color.defaultValue == "red")
    #expect(color.isOptional)
    #expect(!color.isRepeating)
  }

  @Test func `a variable and a completion are part of the description`() throws {
    let data = try #require(Parser(Tool.self).description.arguments.first { $0.valueName == "file" })
    #expect(data.environmentName == "TOOL_DATA")
    #expect(data.completion == .file())
    #expect(data.defaultValue == nil)
  }

  @Test func `a flag with two sides names both`() throws {
    let sound = try argument("--enable-sound", of: "flags")
    #expect(sound.inverseNames == [.long("disable-sound")])
    #expect(sound.defaultValue == "--disable-sound")
  }

  @Test(arguments: [
    ("goalID", "goal-id"), ("HTTPProxy", "http-proxy"), ("inputFilePath", "input-file-path"), ("on", "on"),
    ("snake_case", "snake_case"), ("step2Name", "step2-name"), ("URL", "url"), ("_leading", "_leading"),
    ("trailing_", "trailing_"), ("mixed_Case", "mixed_-case"), ("a", "a"), ("URLs", "ur-ls"),
  ])
  func `names are derived in kebab-case`(_ name: String, _ expected: String) {
    let found = name.kebabCased
    #expect(found == expected)
  }

  @Test func `values set by hand replace the default`() {
    var command = Add()
    command.name = "made by hand"
    command.tag.append("one")
    command.verbose = true
    let other = Add()
    #expect(command.name == "made by hand")
    #expect(command.tag == ["one"])
    #expect(command.verbose)
    #expect(!other.verbose)
  }

  private func argument(_ name: String, of command: String) throws -> ArgumentDescription {
    let found = try #require(Parser(Probe.self).description.subcommands.first { $0.name == command })
    return try #require(found.arguments.first { $0.preferredName?.description == name })
  }
}
