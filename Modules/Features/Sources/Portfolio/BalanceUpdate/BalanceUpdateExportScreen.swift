public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The form of an export of balances, and then their number.
public struct BalanceUpdateExportScreen: InteractiveScreen {
  /// The state of an export of balances, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an export of balances as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.balance.exportTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.count.map(message))
  }

  public var fields: [FormField] {
    let words = viewModel.format.strings.importing
    return isDone ? [] : [pathField("\(words.file)", viewModel.path) { await viewModel.send(.path($0)) }]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.exportFile)", .submit { await viewModel.send(.submit) })]
  }

  public func appear() async {}

  private var isDone: Bool { viewModel.count != nil }

  private func message(_ count: Int) -> String { viewModel.format.count(count, of: .balance) }
}

extension BalanceUpdateExportScreen {
  /// The export of the balances of one account, or of all, in the form that an import reads.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an export of balances.
    public enum Action: Sendable {
      /// The path of the file to make.
      case path(String)
      /// Takes the rows piece by piece in the place of a file, away from the main actor; an error thrown there ends the
      /// export.
      case receiver(@Sendable (_ bytes: [UInt8]) throws -> Void)
      /// Writes the rows. A file is whole or not there, and none is replaced.
      case submit
    }

    public let context: ScreenContext
    /// The path of the file to make, as typed.
    public private(set) var path = ""
    /// The number of exported balances; `nil` until the export is complete.
    public private(set) var count: Int?
    public private(set) var failure: DataError?
    @ObservationIgnored private var receiver: (@Sendable ([UInt8]) throws -> Void)?
    @ObservationIgnored private let account: NamedReference?
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// - Parameter account: The account of the balances; `nil` for all accounts.
    public init(_ context: ScreenContext, account: NamedReference?) {
      self.context = context
      self.account = account
    }

    public func send(_ action: Action) async {
      switch action {
      case .path(let text): path = text
      case .receiver(let write): receiver = write
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      guard let receiver else {
        count = try await FileSink.make(at: path) { write throws(DataError) in try await export(to: write) }
        return
      }
      count = try await export(to: receiver)
    }

    private func export(to write: @escaping @Sendable ([UInt8]) throws -> Void) async throws(DataError) -> Int {
      try await provider.exportAll(of: account, write: write)
    }
  }
}
