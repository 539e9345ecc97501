public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a file of balances, and then the outcomes of its rows.
public struct BalanceUpdateImportScreen: Screen {
  /// The state of an import of balances, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of balances as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    ImportStatus(progress: viewModel.progressText, failure: viewModel.failureText, report: viewModel.outcome)
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension BalanceUpdateImportScreen {
  /// The import of a file of balances.
  @MainActor
  @Observable
  public final class ViewModel: ImportViewModel {
    /// The actions of an import of balances.
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// Chooses the file, or standard input.
      case source(InputSource)
      /// The chronological direction of the rows; `nil` to infer it from the days.
      case order(FileOrder?)
      /// Imports the rows, all of them or none.
      case submit
    }

    public let context: ScreenContext
    /// Outcomes of the rows; `nil` until the file is imported.
    public private(set) var report: BalanceUpdateImportReport?
    public private(set) var failure: BalanceUpdateImportError?
    /// The number of rows read so far, updated every thousand rows; `nil` while no import is running.
    public var rowsRead: Int? { progress.rowsRead }
    private var file = BalanceUpdateImport(source: .standardInput)
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .source(let source): file.source = source
      case .order(let order): file.order = order
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(BalanceUpdateImportError) {
      report = try await progress.follow { onProgress throws(BalanceUpdateImportError) in
        try await provider.importAll(file, onProgress: onProgress)
      }
      router.dismiss()
    }
  }
}
