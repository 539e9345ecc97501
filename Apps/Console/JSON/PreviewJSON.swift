import ModuloModels
import ModuloNavigation
import ModuloUtilities
import TerminalKit

/// JSON output of `preview`.
enum PreviewJSON {
  /// A screen in a window, and the SVG file it was written to.
  static func preview(
    _ frame: Frame, title: TerminalText, of screen: AppDestination, _ state: PreviewState, in file: DataFile?
  ) -> JSONValue {
    .object(
      schema + [
        .init("screen", .string(screen.pathPattern)), .init("state", .string(state.rawValue)),
        .init("width", JSONValue(frame.width)), .init("height", JSONValue(frame.height)),
        .init("title", .string(title.plainText)), .init("lines", .array(frame.plainLines.map { .string($0) })),
        .init("file", JSONValue(file?.path)), .init("bytes", JSONValue(file?.bytes)),
      ])
  }

  /// The names of all screens.
  static var screens: JSONValue {
    .object(schema + [.init("screens", .array(AppDestination.paths.map { .string($0.pattern) }))])
  }
}
