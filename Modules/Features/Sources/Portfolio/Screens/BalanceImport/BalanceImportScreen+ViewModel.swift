public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension BalanceImportScreen {
  /// Takes a file of balances in.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen comes into view: nothing has to be read.
      case appear
      case source(InputSource)
      /// How the rows run through time; `nil` to find it from the days.
      case order(FileOrder?)
      case submit
    }

    public let context: ScreenContext
    /// What became of the rows; `nil` until the file is in.
    public private(set) var report: BalanceImportReport?
    public private(set) var failure: BalanceImportError?
    /// How many rows were read so far, in thousands; `nil` while no file is on its way.
    public var rowsRead: Int? { progress.rowsRead }
    private var file = BalanceImport(source: .standardInput)
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .source(let source): file.source = source
      case .order(let order): file.order = order
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(BalanceImportError) {
      report = try await progress.follow { onProgress throws(BalanceImportError) in
        try await provider.importAll(file, onProgress: onProgress)
      }
      router.dismiss()
    }
  }
}
