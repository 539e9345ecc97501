public import Observation

/// How far a call has come that reads many rows.
@MainActor
@Observable
public final class RowProgress {
  /// How many rows were read so far; `nil` while no call is under way.
  public private(set) var rowsRead: Int?

  public init() {}

  /// Makes a call, and follows it until it ends.
  ///
  /// - Parameter call: Gets what it has to tell the number of rows to, from any thread.
  /// - Returns: What the call returns.
  /// - Throws: What the call throws.
  public func follow<Result: Sendable, Failure: Error>(
    _ call: (_ onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    rowsRead = 0
    defer { rowsRead = nil }
    return try await call { [weak self] rows in
      Task { @MainActor in self?.note(rows) }
    }
  }

  /// A number that arrives after the end, or after a greater one, is out of date.
  private func note(_ rows: Int) {
    if let known = rowsRead { rowsRead = max(known, rows) }
  }
}
