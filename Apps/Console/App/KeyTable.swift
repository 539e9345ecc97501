import CommandKit
import ModuloModels
import ModuloNavigation
import ModuloPersistence
import TerminalKit

/// The keys of the app and of all its screens, as the app has them on the sample data: for the manual and the README.
@MainActor
struct KeyTable {
  /// A screen with its keys.
  struct Row {
    /// The name of the screen, as `modulo preview` lists it, or a heading.
    let name: String
    let keys: [(keys: String, label: String)]
  }

  /// The keys of every screen, those that move, and then a row for each screen that has keys of its own.
  let rows: [Row]
  private let words: AppStrings
  private let format: FormatContext

  /// Opens every screen on the sample data, which touches no file.
  init(_ language: Language) async throws {
    let (session, manager) = try await AppComposition.samplesWithEveryKey(language)
    defer { manager.close() }
    let host = try AppHost(session)
    words = host.words
    format = session.format
    var rows = [
      Row(name: words.everywhere, keys: host.keys.documentation), Row(name: words.moving, keys: words.movements),
    ]
    for screen in AppDestination.paths {
      let path = screen.pattern.split(separator: "/").map(Self.value).joined(separator: "/")
      let host = try AppHost(session)
      let destination = try session.screen(at: path)
      // A deletion asks as it opens; what is asked is left alone.
      let shown = try await host.preview(destination, .filled, width: Self.window.columns, height: Self.window.rows)
      let keys = host.top.destination == destination ? host.top.keys.documentation : []
      if shown != nil, !keys.isEmpty { rows.append(Row(name: screen.pattern, keys: keys)) }
    }
    self.rows = rows
  }

  /// The rows as a section of the manual.
  var section: CommandSection {
    CommandSection(
      words.keys,
      rows: rows.map { row in
        CommandSection.Row(row.name, row.keys.map { format.titled($0.keys, $0.label) }.joined(separator: "; ") + ".")
      })
  }

  private static let window = (columns: 80, rows: 24)

  /// What stands for a step of a path: what it names, where it names something. That is the first row of a noun.
  private static func value(of step: Substring) -> String {
    switch step {
    case ":group": "Work"
    case ":day", ":first", ":last": "2026-04-12"
    case ":month": "2026-04"
    case ":key": "theme"
    case ":period": "month"
    default: step.hasPrefix(":") ? "1" : String(step)
    }
  }
}
