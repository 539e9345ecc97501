import CommandKit
import Foundation
import Testing

/// Global options that the help of a command only names.
@MainActor @Suite struct OptionListingTests {
  @Test(arguments: ["--help", "row --help"]) func `help names the options in a line and says where they are listed`(
    _ line: String
  ) async {
    let help = await CommandRunner(Ship.self).exit(of: words(line)).output
    let expected = """
      GLOBAL OPTIONS:
        --depth, --quiet. See 'ship help options'.
      """
    let section = help.components(separatedBy: "\n\n").first { $0.hasPrefix("GLOBAL") }
    #expect(section == expected)
  }

  @Test func `help options lists them`() async {
    let help = await CommandRunner(Ship.self).exit(of: ["help", "options"]).output
    let expected = """
      GLOBAL OPTIONS:
        -d, --depth <depth>     How deep.
        --quiet                 Say nothing.
      """
    #expect(help == expected)
  }

  nonisolated static let lines = [
    Row("help options", "help: ship help options"),
    Row("help row", "help: ship row"),
    Row("help row options", "Unexpected argument 'options'"),
    Row("help options row", "Unexpected argument 'options'"),
    Row("options", "Unexpected argument 'options'"),
    Row("--quiet row", "row"),
  ]

  @Test(arguments: lines) func `options is a word of help alone`(_ row: Row) {
    let found = outcome(row.line, of: Ship.self)
    #expect(found == row.expected)
  }

  @Test func `hidden help, the manual and the grammar as JSON list them in full`() async {
    let hidden = await CommandRunner(Ship.self).exit(of: ["--help-hidden"]).output
    let page = await CommandRunner(Ship.self).exit(of: ["help", "--man"]).output
    let json = await CommandRunner(Ship.self).exit(of: ["--experimental-dump-help"]).output
    #expect(hidden.contains("--depth <depth>     How deep."))
    #expect(page.contains("How deep."))
    #expect(json.contains("How deep."))
  }

  @Test(arguments: [Lone.self, Own.self] as [any ParsableCommand.Type])
  func `where help options can't be asked for, help lists them`(_ root: any ParsableCommand.Type) async {
    let help = await CommandRunner(root).exit(of: ["--help"]).output
    #expect(help.contains("--depth <depth>     How deep."))
  }

  @Test func `help options is offered, and the word of a subcommand is about that`() async {
    let offered = await Parser(Ship.self).completion(after: ["help"], of: "")
    let own = outcome("help options", of: Own.self)
    #expect("\(offered)".contains(#""options""#))
    #expect(own == "help: own options")
  }
}

private struct Gear: ParsableArguments {
  @Option(name: .shortAndLong, help: "How deep.") var depth: Int?
  @Flag(help: "Say nothing.") var quiet = false
  @Flag(help: .hidden) var secret = false
}

private struct Ship: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Sails.", subcommands: [Row.self])

  @OptionGroup(title: "Global options", listing: .names, scope: .global) var gear: Gear

  struct Row: ParsableCommand {}
}

private struct Lone: ParsableCommand {
  @OptionGroup(listing: .names, scope: .global) var gear: Gear
}

private struct Own: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Options.self])

  @OptionGroup(listing: .names, scope: .global) var gear: Gear

  struct Options: ParsableCommand {}
}
