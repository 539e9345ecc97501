import ModuloModels
import ModuloNavigation
import ModuloUtilities
import TerminalKit

/// The documents of `preview`.
enum PreviewJSON {
  /// A screen in a window, and the SVG file that it was written to.
  typealias Preview = (
    frame: Frame, title: TerminalText, screen: AppDestination, state: PreviewState, file: DataFile?
  )

  static let preview = Document<Preview>(
    "preview", "A screen in a window, as the app would show it",
    [
      Member("screen", .text, "A name of `preview` without an argument.") { $0.screen.pathPattern },
      Member("state", .choice) { $0.state },
      Member("width", .integer, "In columns.") { $0.frame.width },
      Member("height", .integer, "In lines.") { $0.frame.height },
      Member("title", .text) { $0.title.plainText },
      Member("lines", .list(.text)) { $0.frame.plainLines },
    ] + DocumentFileJSON.image.of { $0.file })

  static let screens = Document<[String]>(
    "preview-list", "The names of all screens", [Member("screens", .list(.text)) { $0 }])

  static let schemas = [preview.schema, screens.schema]
}
