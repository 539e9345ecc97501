import CommandKit
import Foundation
import Testing

/// The grammar as other tools read it.
@MainActor @Suite struct MachineHelpTests {
  @Test func `an option has every key that is known of it`() async throws {
    let color = try await argument("color", of: "add")
    #expect(
      color == """
        {"abstract":"A color.","allValues":["red","green","blue"],\
        "completionKind":{"list":{"values":["red","green","blue"]}},"defaultValue":"red","isOptional":true,\
        "isRepeating":false,"kind":"option","names":[{"kind":"long","name":"color"}],"parsingStrategy":"default",\
        "preferredName":{"kind":"long","name":"color"},"shouldDisplay":true,"valueName":"color"}
        """)
  }

  @Test func `a flag with two sides is two flags`() async throws {
    let sound = try await argument("enable-sound", of: "flags")
    let silence = try await argument("disable-sound", of: "flags")
    #expect(sound.contains(#""defaultValue":"--disable-sound""#))
    #expect(silence.contains(#""names":[{"kind":"long","name":"disable-sound"}]"#))
    #expect(!silence.contains("defaultValue"))
  }

  @Test func `equal grammars give equal bytes`() async throws {
    let first = await CommandRunner(Probe.self).exit(of: ["--experimental-dump-help"]).output
    let second = await CommandRunner(Probe.self).exit(of: ["--experimental-dump-help"]).output
    #expect(first == second)
    #expect(first.hasSuffix("\"serializationVersion\" : 0\n}"))
  }

  nonisolated static let kinds = [
    ("into", #"{"directory":{}}"#), ("table", #"{"file":{"extensions":["csv","tsv"]}}"#), ("book", #"{"custom":{}}"#),
  ]

  @Test(arguments: kinds) func `completions are named by kind`(_ name: String, _ kind: String) async throws {
    let command = name == "book" ? "show" : "load"
    let argument = try await argument(name, of: command, in: Shelf.self)
    #expect(argument.contains("\"completionKind\":\(kind)"))
  }
}

extension MachineHelpTests {
  /// One argument of a subcommand, on one line and with sorted keys.
  private func argument(
    _ name: String, of subcommand: String, in root: any ParsableCommand.Type = Probe.self
  ) async throws -> String {
    let output = await CommandRunner(root).exit(of: [subcommand, "--experimental-dump-help"]).output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let command = try #require(document["command"] as? [String: Any])
    let arguments = try #require(command["arguments"] as? [[String: Any]])
    let found = try #require(arguments.first { $0["valueName"] as? String == name })
    let data = try JSONSerialization.data(withJSONObject: found, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}
