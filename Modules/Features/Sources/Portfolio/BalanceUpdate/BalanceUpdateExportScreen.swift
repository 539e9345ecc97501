public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The export of balances, and then their number.
public struct BalanceUpdateExportScreen: Screen {
  /// The state of an export of balances, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an export of balances as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.balance.historyTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let count = viewModel.count {
      Message(viewModel.format.strings.count.balances(count, viewModel.format), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension BalanceUpdateExportScreen {
  /// The export of the balances of one account, or of all, in the form that an import reads.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an export of balances.
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// Passes the rows on piece by piece, away from the main actor; an error thrown there ends the export.
      case submit(@Sendable (_ bytes: [UInt8]) throws -> Void)
    }

    public let context: ScreenContext
    /// The number of exported balances; `nil` until the export is complete.
    public private(set) var count: Int?
    public private(set) var failure: DataError?
    @ObservationIgnored private let account: NamedReference?
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// - Parameter account: The account of the balances; `nil` for all accounts.
    public init(_ context: ScreenContext, account: NamedReference?) {
      self.context = context
      self.account = account
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .submit(let write): await attempt(\.failure) { () async throws(DataError) in try await submit(write) }
      }
    }

    private func submit(_ write: @escaping @Sendable ([UInt8]) throws -> Void) async throws(DataError) {
      count = try await provider.exportAll(of: account, write: write)
      router.dismiss()
    }
  }
}
