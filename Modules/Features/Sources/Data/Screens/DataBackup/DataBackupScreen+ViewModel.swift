public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension DataBackupScreen {
  /// A backup of the data to a file. It keeps the path until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      case path(String)
      case submit
    }

    public let context: ScreenContext
    /// The verified backup; `nil` until there is one.
    public private(set) var backup: DataFile?
    public private(set) var failure: DataError?
    @ObservationIgnored private var path = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .path(let path): self.path = path
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      backup = try await provider.backUp(to: path)
      router.dismiss()
    }
  }
}
