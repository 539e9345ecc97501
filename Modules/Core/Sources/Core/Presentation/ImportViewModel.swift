public import ModuloModels
public import Observation

/// A view model that imports the rows of a file.
@MainActor
public protocol ImportViewModel: BaseViewModel where Failure: ImportError & PresentableError {
  /// The number of rows read so far; `nil` while no import is running.
  var rowsRead: Int? { get }

  /// The outcomes of the rows; `nil` until the file is imported.
  var report: ImportReport<Failure.Problem>? { get }
}

extension ImportViewModel {
  /// The title of the screen.
  public var title: String { format.strings.importing.title }

  /// The progress as text; `nil` while no import is running.
  public var progressText: String? {
    rowsRead.map { format.strings.importing.progress(format.strings.count.rowsRead($0, format)) }
  }

  /// The outcomes as text; `nil` until the file is imported.
  public var outcome: ImportReportUIModel? { report?.toUIModel(format) }
}

/// The progress of a call that reads many rows.
@MainActor
@Observable
public final class RowProgress {
  /// The number of rows read so far; `nil` while no call is running.
  public private(set) var rowsRead: Int?

  /// Creates a progress of no rows.
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
