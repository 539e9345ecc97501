public import ModuloModels
import ModuloUtilities

extension FileSink {
  /// Makes a file of the rows that an export passes on. It is whole or not there, and none is replaced.
  ///
  /// - Parameters:
  ///   - path: The path as typed.
  ///   - export: Gets what takes the rows piece by piece.
  /// - Returns: What the export returns.
  /// - Throws: ``DataError/missingPath`` for a blank path; what the export throws, or why a piece could not be written.
  public static func make<Result>(
    at path: String,
    of export: (_ write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) async throws(DataError) -> Result
  ) async throws(DataError) -> Result {
    if path.isBlank { throw .missingPath }
    let file: FileSink
    do { file = try FileSink(path: path) } catch { throw .storage(error) }
    defer { file.discard() }
    let result: Result
    do {
      result = try await export { try file.write($0) }
    } catch {
      // A piece that could not be written is the cause.
      throw file.failure.map { .storage(StorageError($0)) } ?? error
    }
    do { try file.finish() } catch { throw .storage(error) }
    return result
  }
}
