import Foundation
import ModuloNavigation
import Testing

@testable import modulo

/// Screens as the app would show them, looked at with the program.
@Suite struct PreviewTests {
  /// The names of all screens, each for something of the sample data.
  private static let screens = AppDestination.paths.map { screen in
    let samples = [
      "day": "2026-04-10", "first": "2026-04-10", "last": "2026-04-10", "month": "2026-04", "key": "theme",
      "period": "month",
    ]
    return screen.pattern.split(separator: "/").map { step in
      step.hasPrefix(":") ? samples[String(step.dropFirst())] ?? "1" : String(step)
    }.joined(separator: "/")
  }

  @Test(arguments: screens) func `every screen is shown in every state that it has`(_ screen: String) async throws {
    let modulo = try Modulo()
    for state in PreviewState.allCases {
      let answer = try await modulo.run(["preview", screen, "--mock", "--state", state.rawValue, "--height", "12"])
      let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
      let isRefusal = state == .refused && answer.status == 64 && answer.output.isEmpty
      let isShown = answer.status == 0 && lines.count == 13 && lines.allSatisfy { $0.count <= 80 }
      #expect(isRefusal || isShown, "\(state): \(answer.status) \(answer.error)\(answer.output)")
    }
    let name = try await modulo.run(["preview", screen, "--mock", "--json"]).json()["screen"] as? String
    #expect(name.map { Self.isPattern($0, of: screen) } == true)
  }

  /// Whether a path is one of a name.
  private static func isPattern(_ name: String, of path: String) -> Bool {
    let (steps, found) = (name.split(separator: "/"), path.split(separator: "/"))
    return steps.count == found.count && zip(steps, found).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
  }

  @Test func `a form is refused as when nothing is typed, a screen without one isn't`() async throws {
    let modulo = try Modulo()
    let form = try await modulo("preview", "goal/new", "--mock", "--state", "refused", "--height", "9", "--width", "40")
    #expect(
      form.output == """
        Savings › New goal
        > Name:
          Emoji:
          Goal:     0
          Currency: USD
          Start:    2026-04-12
          End:

        ⚠ A name is required

        """)
    let list = try await modulo("preview", "goal", "--mock", "--state", "refused")
    #expect(list.status == 64)
    #expect(list.error.contains("nothing that could be refused"))
  }

  /// Screens that change something as they open, or would once their question is answered.
  private static let dangerous = [
    "goal/1/archive", "goal/1/delete", "contribution/1/delete", "account/1/delete", "track/discard", "data/delete",
    "time/reset", "data/clean",
  ]

  @Test func `a preview of one's own data saves nothing`() async throws {
    let lines = try await SampleLines()
    try await lines.modulo("track", "start", "1")
    let before = try await lines.modulo("data", "export").output
    for screen in Self.dangerous {
      let answer = try await lines.modulo("preview", screen)
      #expect(answer.status == 0, "\(screen): \(answer.error)")
    }
    for state in ["refused", "unread"] {
      for screen in ["goal/1/edit", "settings/theme"] {
        _ = try await lines.modulo("preview", screen, "--state", state)
      }
    }
    let after = try await lines.modulo("data", "export").output
    #expect(after == before)
    let archived = try await lines.modulo("preview", "goal/1/archive").output
    #expect(archived.contains("Japan trip (#1) archived"))
    for state in ["empty", "failed"] {
      let refused = try await lines.modulo("preview", "goal", "--state", state)
      #expect(refused.status == 64)
      #expect(refused.error.contains("give --mock"))
    }
  }

  @Test func `an image has the text of the window, its colours, and the same bytes each time`() async throws {
    let modulo = try Modulo()
    let line = ["preview", "portfolio", "--mock", "--svg", "-"]
    let images = try await modulo.run([line, line, line + ["--ascii"]]).map(\.output)
    #expect(images[0] == images[1])
    #expect(images[0].hasPrefix("<svg "))
    for part in ["<title id=\"title\">Portfolio</title>", "Vanguard", "font-weight:700", "prefers-color-scheme:dark"] {
      #expect(images[0].contains(part))
    }
    let isASCII = images[2].allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  @Test func `without a screen, or with one that isn't there, all are listed`() async throws {
    let modulo = try Modulo()
    let list = try await modulo("preview")
    #expect(list.output.split(separator: "\n").map(String.init) == AppDestination.paths.map(\.pattern))
    let wrong = try await modulo("preview", "goals", "--locale", "fr_FR")
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("Il n’y a pas d’écran « goals »."))
    #expect(wrong.error.contains("  goal/:goal/contribution/new\n"))
  }
}
