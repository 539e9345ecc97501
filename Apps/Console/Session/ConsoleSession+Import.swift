import ModuloModels
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// The source of an import's bytes; standard input is read from now on.
  func input(_ file: FileArgument) -> InputSource {
    switch file {
    case .path(let path): return .file(path: path)
    case .standardStream:
      if let input { return .bytes(input) }
      readsInput = true
      return .standardInput
    }
  }

  /// Ends a command that imports a file. The JSON of a refused file has the same shape, with its errors.
  func showImport<Failure: ImportError & ScreenFailure>(
    _ screen: any Screen, _ failure: Failure?, _ report: ImportReport<Failure.Problem>?,
    _ document: Document<ImportJSON.Outcome<Failure.Problem>>
  ) throws {
    if let failure, let refused = failure.report {
      throw ConsoleFailure(failure, format, json: document.json((refused, format)))
    }
    try showChange(screen, failure, report) { document.json(($0, format)) }
  }
}
