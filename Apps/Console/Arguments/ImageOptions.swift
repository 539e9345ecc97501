import CommandKit
import ModuloModels
import ModuloUtilities

/// The options of commands that write what they show as an SVG image too.
struct ImageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write an SVG image to this file; - for standard output.", valueName: "file"),
    completion: .file())
  var svg: FileArgument?

  @OptionGroup var document: DocumentOptions
}

extension ConsoleSession {
  /// Writes an image to where it was asked for.
  ///
  /// - Parameter json: What `--json` prints of an image in a file; nil where nothing was loaded.
  /// - Returns: Whether it was asked for, and there is one.
  func write(image: String?, _ options: ImageOptions, json: (DataFile) -> JSONValue?) throws -> Bool {
    guard let path = options.svg, let image else { return false }
    guard let file = try write(image, to: path, options.document) else { return true }
    if wantsJSON, let json = json(file) { try printJSON(json) } else { try showWritten(file) }
    return true
  }
}
