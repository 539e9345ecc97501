import ModuloModels
import ModuloPersistence
import TerminalKit

@testable import modulo

/// The tables of keys of all screens, as the app has them on the sample data, for the README and the manual.
enum KeyTable {
  /// A screen with its keys, the ones for the app alone under the name of everywhere.
  struct Row: Equatable {
    let screen: String
    let keys: String
  }

  /// What stands for the steps of a path that name something.
  private static let samples: [(step: String, value: String)] = [
    (":goal", "1"), (":contribution", "1"), (":account", "1"), (":balance", "1"), (":rate", "1"), (":group", "Work"),
    (":block", "1"), (":session", "1"), (":day", "2026-04-12"), (":month", "2026-04"), (":key", "theme"),
  ]

  /// A row for each screen that has keys of its own.
  @MainActor
  static func rows() async throws -> [Row] {
    var options = GlobalOptions()
    options.mock = true
    options.now = "2026-04-12T12:00:00Z"
    options.timeZone = "UTC"
    options.locale = "en_US"
    let none = StandardStream(descriptor: -1)
    let streams = StandardStreams(input: none, output: none, error: none)
    let (values, manager) = try AppComposition.dependencies(
      for: options, ["MODULO_CURRENCY": "USD"], on: streams, isRepair: false)
    defer { manager.close() }
    var rows: [Row] = []
    for name in ScreenName.allCases {
      let path = samples.reduce(name.path) { $0.replacing($1.step, with: $1.value) }
      let host = try AppHost(values.session) {}
      let destination = try ScreenName.destination(of: path, values.session)
      // A deletion asks as it opens; what is asked is left alone.
      let shown = try await host.preview(destination, .filled, width: 80, height: 24)
      let keys = host.top.destination == destination ? host.top.keys.documentation : []
      if shown != nil, !keys.isEmpty { rows.append(Row(screen: name.path, keys: text(keys))) }
    }
    let host = try AppHost(values.session) {}
    return [Row(screen: "everywhere", keys: text(host.keys.documentation))] + rows
  }

  private static func text(_ keys: [(keys: String, label: String)]) -> String {
    keys.map { "`\($0.keys)` \($0.label)" }.joined(separator: " · ")
  }

  /// The rows as a table of the README.
  static func text(_ rows: [Row]) -> String {
    let lines = rows.map { "| \($0.screen) | \($0.keys.replacing("|", with: "\\|")) |\n" }
    return "\n| screen | keys |\n|---|---|\n" + lines.joined() + "\n"
  }
}
