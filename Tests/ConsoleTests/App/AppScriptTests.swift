import Foundation
import Testing

/// All screens of the app, one after the other, as a terminal shows them at four sizes.
@Suite struct AppScriptTests {
  /// Each screen is compared at two of these sizes, in the other language at the other two; the next keys are typed at
  /// the second one.
  private static let sizes = [(80, 24), (20, 5), (40, 12), (200, 60)]

  @Test(arguments: [("en", 0, []), ("fr", 2, ["--ascii", "--locale", "fr_FR"])])
  func `a script over all screens`(_ language: String, _ first: Int, _ options: [String]) throws {
    let (columns, rows) = Self.sizes[first]
    let modulo = try Modulo()
    _ = try modulo.file("bank.csv", "Date,Amount,Text\n03/04/2026,10.00,Gift\n05/06/2026,-3.00,Fee\n")
    let app = try RunningApp(modulo, ["--mock"] + options, columns: columns, rows: rows)
    let files = try Self.sizes.map { try GoldenScreens(named: "\(language)-\($0)x\($1)") }
    var (typed, compared, size) = (0, 0, first)
    for step in AppScript.steps {
      switch step {
      case .type(let keys):
        try app.press(keys)
        typed += 1
      case .compare(let name):
        for turn in 0..<2 {
          let next = (first + compared + turn) % Self.sizes.count
          if next != size { try app.resize(columns: Self.sizes[next].0, rows: Self.sizes[next].1) }
          size = next
          try files[size].compare(name, with: app)
        }
        compared += 1
      }
    }
    #expect(typed >= 300)
    for file in files { try file.close() }
    app.signal(SIGTERM)
    let end = try app.ended()
    #expect(end == RunningApp.End(status: SIGTERM, wasKilled: true, isTerminalRestored: true))
    #expect(app.faults == [])
  }
}

/// A file beside the tests with the screens of the script at one size.
///
/// With MODULO_GOLDEN=write in the environment it is written anew, and the test fails, so that it isn't mistaken for a
/// comparison.
private final class GoldenScreens {
  private let url: URL
  private let expected: [String: [String]]
  private var seen: [(name: String, lines: [String])] = []
  private let isWriting = ProcessInfo.processInfo.environment["MODULO_GOLDEN"] == "write"

  init(named name: String) throws {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens/\(name).txt")
    let text = isWriting ? "" : try String(contentsOf: url, encoding: .utf8)
    expected = Self.screens(of: text)
  }

  /// Waits until the app shows the screen of that name; one that differs is kept for the end.
  func compare(_ name: String, with app: RunningApp) throws {
    if isWriting { app.pass(.milliseconds(700)) }
    let limit = Date(timeIntervalSinceNow: isWriting ? 0 : isDifferent ? 1 : 20)
    repeat { try app.settle() } while app.lines != expected[name] && Date() < limit
    if app.lines != expected[name] { seen.append((name, app.lines)) }
  }

  private var isDifferent: Bool { !seen.isEmpty }

  func close() throws {
    guard isDifferent else { return }
    let text = seen.map { ["== \($0.name)"] + $0.lines }.joined().map { $0 + "\n" }.joined()
    if isWriting {
      try Data(text.utf8).write(to: url)
      Issue.record("\(url.lastPathComponent) was written")
    } else {
      Issue.record("\(url.lastPathComponent) has other screens than these:\n\(text)")
    }
  }

  /// The screens of a file, each after a line with its name.
  private static func screens(of text: String) -> [String: [String]] {
    var screens: [String: [String]] = [:]
    var name = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        name = String(line.dropFirst(3))
      } else {
        screens[name, default: []].append(String(line))
      }
    }
    return screens
  }
}
