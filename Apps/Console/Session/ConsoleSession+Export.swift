import ModuloCore
import ModuloModels
import TerminalKit

extension ConsoleSession {
  /// Writes the rows of an export to a file, or to standard output for `-` and none. A reader that went away ends the
  /// export quietly.
  ///
  /// - Parameter export: Gets what takes the rows piece by piece, and returns why they could not be read.
  /// - Returns: The file, which is whole or not there; `nil` for standard output.
  @MainActor func export(
    to file: FileArgument?, _ export: (_ write: @escaping @Sendable ([UInt8]) throws -> Void) async -> DataError?
  ) async throws -> DataFile? {
    if case .path(let path) = file {
      // The rows go into a draft of the file as they are read.
      let sink = try newFile(at: path)
      let failure = await export { try sink.write($0) }
      return try keep(sink, unless: failure)
    }
    let sink = StandardOutputSink(streams.output)
    let failure = await export { try sink.write($0) }
    guard let failure, sink.result != .readerGone else { return nil }
    let failed = ConsoleFailure(failure, format)
    throw sink.hasWritten ? failed.withoutJSON() : failed
  }
}
