public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import Observation
public import TerminalKit

/// The result of a check of the data.
public struct DataCheckScreen: InteractiveScreen {
  /// The state of a check, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a check as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.checkTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let rows = viewModel.rowsRead {
      Text(verbatim: format.strings.importing.progress(format.strings.count.rowsRead(rows, format)))
    } else if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let counts = viewModel.check?.counts {
      Message(words.clean(text(counts)), .success)
      if let warnings = viewModel.check?.warningText(viewModel.format) { Message(warnings, .failure) }
    }
    for name in viewModel.check?.foreign ?? [] { Text(verbatim: words.foreign(name)) }
    for path in viewModel.check?.leftovers ?? [] { Text(verbatim: words.leftover(path, format.clause(.clean))) }
  }

  /// Nothing is checked again while others change the data: a check is for one moment.
  public func appear() async {}

  public func open() async { await viewModel.send(.check) }

  public func keys(for row: Never?) -> ScreenKeys {
    [KeyBinding(.enter, "\(viewModel.format.strings.key.check)", viewModel.sends(.check))]
  }

  private var words: DataStrings { format.strings.data }
  private var format: FormatContext { viewModel.format }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}

extension DataCheckScreen {
  /// A check of the data.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a check.
    public enum Action: Sendable {
      /// Checks the database; the cost grows with its rows.
      case check
    }

    public let context: ScreenContext
    /// The result; `nil` until the check is complete.
    public private(set) var check: DataCheck?
    /// ``DataError/faulty(_:)`` when there are faults.
    public private(set) var failure: DataError?
    /// The number of rows read so far, updated every ten thousand rows; `nil` while no check is running.
    public var rowsRead: Int? { progress.rowsRead }
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      await attempt(\.failure, look)
    }

    private func look() async throws(DataError) {
      let found = try await progress.follow { onProgress throws(DataError) in
        try await provider.check(onProgress: onProgress)
      }
      check = found
      if !found.isClean { throw .faulty(found) }
    }
  }
}
