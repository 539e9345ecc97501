public import ModuloModels
public import Observation

/// What the user of an import did.
public protocol ImportAction: FormAction {
  /// Chooses the file, or standard input.
  static func source(_ source: InputSource) -> Self
}

/// What the user did of an import whose file can be written in several ways.
public protocol FileFormAction: ImportAction {
  /// The value of an option, as typed; `nil` for the usual one.
  static func option(_ option: ImportOption, _ text: String?) -> Self
}

/// A view model that imports the rows of a file.
@MainActor
public protocol ImportViewModel: BaseViewModel where Failure: ImportError & PresentableError {
  /// The path of the file; empty for standard input, and until one is typed.
  var path: String { get }

  /// The number of rows read so far; `nil` while no import is running.
  var rowsRead: Int? { get }

  /// The outcomes of the rows; `nil` until the file is imported.
  var report: ImportReport<Failure.Problem>? { get }
}

/// A view model that imports a file which can be written in several ways.
public protocol FileFormViewModel: ImportViewModel {
  /// The options that have another value than usual, as typed.
  var options: [ImportOption: String] { get }
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
