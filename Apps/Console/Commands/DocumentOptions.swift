import CommandKit
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import TerminalKit

/// What can be said about a file that a command makes.
struct DocumentOptions: ParsableArguments {
  @Flag(help: "Replace the file if it is there already.")
  var force = false
}

extension ConsoleSession {
  /// Writes a document into a file, whole or not at all; a rehearsal only looks whether it could.
  func write(_ document: String, to path: String, _ options: DocumentOptions) throws -> DataFile {
    let file = DocumentFile(path: path, replaces: options.force)
    do {
      guard self.options.isRehearsal else { return try file.write(document) }
      try file.checkRoom()
      return DataFile(path: path, bytes: document.utf8.count)
    } catch {
      let failure = ConsoleFailure(error, format)
      guard case .alreadyExists = error else { throw failure }
      throw ConsoleFailure(
        failure.exitCode, code: error.code, message: "\(failure.message) \(format.strings.console.forceAdvice)")
    }
  }

  /// Whether a file could be made here: nothing has to be read only to be refused.
  func checkRoom(at path: String) throws {
    do { try DocumentFile(path: path, replaces: false).checkRoom() } catch { throw ConsoleFailure(error, format) }
  }

  /// Writes a document into a file that isn't there yet, whole or not at all; a rehearsal writes nothing.
  func write(_ document: String, toNew path: String) throws -> DataFile {
    do {
      if options.isRehearsal { return DataFile(path: path, bytes: document.utf8.count) }
      return try DocumentFile(path: path, replaces: false).write(document)
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  /// Says where a document was written to, and how large it is.
  func showWritten(_ file: DataFile) throws {
    let size = format.strings.count.bytes(file.bytes, format)
    let theme = Theme(dependencies.preferences[GeneralPreferences.theme])
    let message = Message(format.strings.report.written(file.path ?? "", size), .success, theme: theme)
    try print(message.lines(in: environment))
    if options.isRehearsal { tell(format.strings.console.dryRun) }
  }
}
