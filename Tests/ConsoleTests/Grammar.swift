import Foundation
import Testing

/// The grammar as the program prints it, for tests of all commands: a new one is in them at once.
struct Grammar: Sendable {
  /// A command that does something by itself.
  struct Command: CustomTestStringConvertible, Sendable {
    /// The words that call it, without the program's.
    let path: [String]
    /// The short words that call it from the root.
    let shortcuts: [String]
    /// What it takes: its own first, then the global options.
    let arguments: [Argument]
    /// The names of its flags, without dashes.
    let flags: [String]

    var testDescription: String { path.isEmpty ? "modulo" : path.joined(separator: " ") }
  }

  /// An argument that has a value.
  struct Argument: Sendable {
    /// The name of an option, without dashes; nil for what is given by its place.
    let name: String?
    let valueName: String
    /// The words that it may be; empty where they can't be listed.
    let allowed: [String]
    let isOptional: Bool
    let isGlobal: Bool

    /// How an error names it.
    var label: String { name.map { "--\($0) <\(valueName)>" } ?? "<\(valueName)>" }
  }

  let commands: [Command]

  init(_ modulo: Modulo) async throws {
    let dump = try await modulo("--experimental-dump-help").json()
    let shortcuts = try CommandTable.shortcuts(in: dump)
    commands = try CommandTable.leaves(in: dump).map { Command($0, shortcuts) }
  }

  /// The commands as arguments of a test, with the program's own first.
  static let all = Task { try await Grammar(Modulo()).commands }

  /// Those that print once and end, on a file; the app goes on until it is quit, and others ask for values: both need a
  /// terminal. Books need a server (``BookTests``).
  static let printing = Task {
    try await all.value.filter { ![["app"], ["balance", "update"]].contains($0.path) && $0.path.first != "book" }
  }
}

extension Grammar.Command {
  init(_ command: [String: Any], _ shortcuts: [String: [String]]) {
    let path = CommandTable.path(of: command)
    let all = command["arguments"] as? [[String: Any]] ?? []
    let aliases = path.count == 1 ? command["aliases"] as? [String] ?? [] : []
    self.init(
      path: path, shortcuts: aliases + shortcuts[path.joined(separator: " "), default: []],
      arguments: all.filter { !Self.isFlag($0) }.map(Grammar.Argument.init),
      flags: all.filter(Self.isFlag).compactMap { ($0["preferredName"] as? [String: Any])?["name"] as? String })
  }

  private static func isFlag(_ argument: [String: Any]) -> Bool { argument["kind"] as? String == "flag" }
}

extension Grammar.Argument {
  init(_ argument: [String: Any]) {
    self.init(
      name: (argument["preferredName"] as? [String: Any])?["name"] as? String,
      valueName: argument["valueName"] as? String ?? "", allowed: argument["allValues"] as? [String] ?? [],
      isOptional: argument["isOptional"] as? Bool == true, isGlobal: argument["sectionTitle"] != nil)
  }
}
