import Foundation
import Testing

@testable import modulo

/// The tables of commands and exit codes in the manual, made from the grammar as the program prints it.
enum CommandTable {
  /// What the manual's tables stand between.
  private static func marks(_ subject: String) -> (begin: String, end: String) {
    ("<!-- \(subject): made by `make commands` from the grammar -->\n", "<!-- \(subject): end -->")
  }

  /// A row for each command that does something by itself, but for the whole program.
  static func text(_ dump: [String: Any]) throws -> String {
    let commands = try leaves(in: dump).filter { $0["superCommands"] != nil }
    let words = try shortcuts(in: dump)
    let rows = commands.map { command in
      let short = words[path(of: command).joined(separator: " "), default: []]
      let names = ["`\(line(of: command))`"] + short.map { "`modulo \($0)`" }
      return "| \(names.joined(separator: ", ")) | \(cell(command["abstract"] as? String ?? "")) |\n"
    }
    return "\n| command | does |\n|---|---|\n" + rows.joined() + "\n"
  }

  /// Every command that does something by itself.
  static func leaves(in dump: [String: Any]) throws -> [[String: Any]] {
    try commands(in: dump).filter { runs($0) && $0["commandName"] as? String != "help" }
  }

  /// A command with others below it does something by itself where it takes something of its own; the whole program does.
  private static func runs(_ command: [String: Any]) -> Bool {
    if command["subcommands"] == nil || command["superCommands"] == nil { return true }
    let own = (command["arguments"] as? [[String: Any]] ?? []).filter { argument in
      let name = (argument["preferredName"] as? [String: Any])?["name"] as? String
      return argument["sectionTitle"] == nil && name != "help" && name != "version"
    }
    return !own.isEmpty
  }

  /// Every command that help names, each before those below it.
  static func commands(in dump: [String: Any]) throws -> [[String: Any]] {
    func flattened(_ command: [String: Any]) -> [[String: Any]] {
      let below = (command["subcommands"] as? [[String: Any]] ?? []).filter { $0["shouldDisplay"] as? Bool == true }
      return [command] + below.flatMap(flattened)
    }
    return flattened(try #require(dump["command"] as? [String: Any]))
  }

  /// The table of exit codes, made from the help of the whole program, in which each row is one line.
  static func exitCodes(_ help: String) -> String {
    let rows = sectionRows(in: help).filter { $0.name.first?.isNumber == true }
    let lines = rows.map { "| \($0.name) | \(cell($0.meaning)) |\n" }
    return "\n| exit code | means |\n|---|---|\n" + lines.joined() + "\n"
  }

  /// The table of the keys of the app.
  @MainActor
  static func keys(_ table: KeyTable) -> String {
    let lines = table.rows.map { row in
      "| \(row.name) | \(cell(row.keys.map { "`\($0.keys)` \($0.label)" }.joined(separator: " · "))) |\n"
    }
    return "\n| screen | keys |\n|---|---|\n" + lines.joined() + "\n"
  }

  /// What help says beside its arguments: the rows after the subcommands and before the examples.
  static func sectionRows(in help: String) -> [(name: String, meaning: String)] {
    let blocks = help.split(separator: "\n\n").drop { !$0.hasPrefix("ENVIR") }.prefix { !$0.contains("\n    modulo ") }
    return blocks.flatMap { block in
      // What is said of a long name stands on the next line.
      let rows = block.replacing("\n" + String(repeating: " ", count: 26), with: "  ").split(separator: "\n")
        .dropFirst()
      return rows.compactMap { $0.wholeMatch(of: #/ {2}(\S.*?) {2,}(.+)/#) }.map { (String($0.1), String($0.2)) }
    }
  }

  /// The manual with its table of a subject made anew.
  static func rewritten(_ manual: String, _ subject: String, _ table: String) throws -> String {
    let (begin, end) = marks(subject)
    let start = try #require(manual.range(of: begin), "Apps/Console/README.md lacks the line \(begin)").upperBound
    let stop = try #require(manual.range(of: end), "Apps/Console/README.md lacks the line \(end)").lowerBound
    return manual[..<start] + table + manual[stop...]
  }

  /// The short words of the whole program, by the names of the command that they call.
  static func shortcuts(in dump: [String: Any]) throws -> [String: [String]] {
    let root = try #require(dump["command"] as? [String: Any])
    return (root["shortcuts"] as? [[String: Any]] ?? []).reduce(into: [:]) { words, shortcut in
      let path = (shortcut["command"] as? [String] ?? []).joined(separator: " ")
      words[path, default: []].append(shortcut["name"] as? String ?? "")
    }
  }

  /// The names of the commands on the way to it, without the program's.
  static func path(of command: [String: Any]) -> [String] {
    let words = (command["superCommands"] as? [String] ?? []) + [command["commandName"] as? String ?? ""]
    return Array(words.dropFirst())
  }

  /// The command with what has to be given, and what may stand in a place of its own.
  private static func line(of command: [String: Any]) -> String {
    let words = (command["superCommands"] as? [String] ?? []) + [command["commandName"] as? String ?? ""]
    let arguments = (command["arguments"] as? [[String: Any]] ?? []).filter { $0["shouldDisplay"] as? Bool == true }
    return (words + arguments.compactMap(part)).joined(separator: " ")
  }

  private static func part(_ argument: [String: Any]) -> String? {
    let value = "<\(argument["valueName"] as? String ?? "")>"
    let isOptional = argument["isOptional"] as? Bool == true
    if argument["kind"] as? String == "positional" { return isOptional ? "[\(value)]" : value }
    guard !isOptional, let name = (argument["preferredName"] as? [String: Any])?["name"] as? String else { return nil }
    return argument["kind"] as? String == "option" ? "--\(name) \(value)" : "--\(name)"
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
