import ModuloModels
import TerminalKit

extension ConsoleSession {
  /// Where the bytes of an import come from; `-` stands for standard input, which is read from now on.
  func input(_ file: String) -> InputSource {
    readsInput = file == "-"
    return readsInput ? .standardInput : .file(path: file)
  }

  /// Ends a command that takes a file in. One that was refused is answered in the same shape, with its errors.
  func showImport<Failure: ImportError & ScreenFailure>(
    _ screen: any Screen, _ failure: Failure?, _ report: ImportReport<Failure.Problem>?
  ) throws {
    if let failure, let refused = failure.report {
      throw ConsoleFailure(failure, format, answer: ImportAnswer.report(refused, format))
    }
    try showChange(screen, failure, report) { ImportAnswer.report($0, format) }
  }
}
