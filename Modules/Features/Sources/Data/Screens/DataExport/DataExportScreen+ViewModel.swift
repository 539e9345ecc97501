public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension DataExportScreen {
  /// An export of everything as one document. It keeps the target until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      case target(DataExportTarget)
      case submit
    }

    public let context: ScreenContext
    /// The written file; `nil` until it is complete.
    public private(set) var export: DataFile?
    public private(set) var failure: DataError?
    @ObservationIgnored private var target = DataExportTarget.pieces { _ in }
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .target(let target): self.target = target
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      export = try await provider.export(to: target)
      router.dismiss()
    }
  }
}
