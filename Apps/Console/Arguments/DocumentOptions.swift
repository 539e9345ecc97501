import CommandKit
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import TerminalKit

/// The options of a command that writes a file.
struct DocumentOptions: ParsableArguments {
  @Flag(help: "Replace an existing file.")
  var force = false
}

extension ConsoleSession {
  /// Writes a document to standard output, or into a file.
  ///
  /// - Returns: The file; nil for standard output, which then has the document alone, with or without `--json`.
  func write(_ document: String, to file: FileArgument, _ options: DocumentOptions) throws -> DataFile? {
    switch file {
    case .path(let path): return try write(document, to: path, options)
    case .standardStream:
      try write(document)
      return nil
    }
  }

  /// Writes a document into a file, whole or not at all; a dry run only looks whether it could.
  private func write(_ document: String, to path: String, _ options: DocumentOptions) throws -> DataFile {
    try checkIsForeign(path)
    let file = DocumentFile(path: path, replaces: options.force)
    do {
      guard self.options.isDryRun else { return try file.write(document) }
      try file.checkRoom()
      return DataFile(path: path, bytes: document.utf8.count)
    } catch {
      let failure = ConsoleFailure(error, format)
      guard case .alreadyExists = error else { throw failure }
      throw ConsoleFailure(
        failure.exitCode, code: error.outcome.code, message: "\(failure.message) \(format.console.forceAdvice)")
    }
  }

  /// Begins a new file for a document in chunks; a dry run only counts their bytes.
  func newFile(at path: String) throws -> FileSink {
    try checkIsForeign(path)
    do { return try FileSink(path: path, isDryRun: options.isDryRun) } catch {
      throw ConsoleFailure(error, format)
    }
  }

  /// Finishes a file whose document is complete; discards it if the document failed.
  func keep(_ file: FileSink, unless failure: (any ScreenFailure)?) throws -> DataFile {
    defer { file.discard() }
    // A chunk that could not be written is the cause of the screen's failure.
    if file.failure == nil { try require(failure) }
    do { return try file.finish() } catch { throw ConsoleFailure(error, format) }
  }

  /// Says where a document was written to, and how large it is.
  func showWritten(_ file: DataFile) throws {
    let size = format.strings.count.bytes(file.bytes, format)
    let message = Message(format.strings.report.written(file.path ?? "", size), .success)
    try print(message.lines(in: environmentOfChange))
    if options.isDryRun { tell(format.console.dryRun) }
  }
}
