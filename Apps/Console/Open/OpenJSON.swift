import ModuloScreens
import ModuloSettings
import ModuloUtilities

/// The document of `open` for a screen that has none of its own: its words.
enum OpenJSON {
  static let words = Document<(title: String, lines: [String])>(
    "open",
    "A form or the welcome, opened by a link: its words. Other links answer as the command that shows the screen",
    [Member("title", .text) { $0.title }, Member("lines", .list(.text)) { $0.lines }])

  static let schemas = [words.schema]
}

extension EntryFilterScreen: LinkedScreen where Rule: ScreenFailure {
  var json: JSONValue? { words }
}

extension OnboardingScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TutorialScreen: LinkedScreen {
  var json: JSONValue? { words }
}
