import TerminalKit
import Testing

/// A screen in one state, and the name of the file that says how it looks there.
struct GoldenScreen: CustomTestStringConvertible, Sendable {
  let name: String
  let fixture: GoldenFixture
  /// Whether its file has the accessible form too.
  let hasAccessibleForm: Bool
  /// Makes the screen and brings it into the state.
  let open: @MainActor @Sendable (GoldenWorld) async throws -> any Screen

  init(
    _ name: String, _ fixture: GoldenFixture = .samples, hasAccessibleForm: Bool = false,
    open: @escaping @MainActor @Sendable (GoldenWorld) async throws -> any Screen
  ) {
    self.name = name
    self.fixture = fixture
    self.hasAccessibleForm = hasAccessibleForm
    self.open = open
  }

  var testDescription: String { name }

  /// Every screen of the product. A screen that isn't here fails a test.
  static let all =
    savings + contributions + changes + edits + charts + netWorth + blocks + tracking + settings + history
    + data + bankImports + plans + funding + periodReports + plannedBlocks + hourlyRates + targets

  /// The screen in all languages, widths and character sets, each under a line that says which.
  @MainActor func rendered() async throws -> String {
    var text = ""
    for locale in ["en_US", "fr_FR"] {
      let world = try GoldenWorld(locale, fixture)
      let screen = try await open(world)
      for width in [40, 80, 120] {
        text += "== \(locale), \(width) columns, colour\n"
        text += Self.visible(screen, world.environment(width, .unicode, .ansi16))
        text += "== \(locale), \(width) columns, ASCII\n"
        text += Self.visible(screen, world.environment(width, .ascii))
        guard hasAccessibleForm else { continue }
        text += "== \(locale), \(width) columns, accessible\n"
        var environment = world.environment(width)
        environment.isAccessible = true
        text += Self.visible(screen, environment)
      }
    }
    return text
  }

  /// The screen as a terminal would be sent it; escape sequences are written `‹1;34›`, spaces that don't break `·`.
  @MainActor private static func visible(_ screen: any Screen, _ environment: EnvironmentValues) -> String {
    Renderer(environment).render(screen.lines(in: environment))
      .replacing(/\u{1B}\[([0-9;]*)m/) { "‹\($0.output.1)›" }
      .replacing("\u{A0}", with: "·").replacing("\u{202F}", with: "·")
  }
}
