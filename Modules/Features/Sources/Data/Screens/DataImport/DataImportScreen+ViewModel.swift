public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension DataImportScreen {
  /// An import of a document into an empty database. It keeps the source until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      case source(InputSource)
      case submit
    }

    public let context: ScreenContext
    /// The number of stored rows; `nil` until the document is imported.
    public private(set) var counts: DataCounts?
    public private(set) var failure: DataError?
    @ObservationIgnored private var source = InputSource.standardInput
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .source(let source): self.source = source
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      counts = try await provider.importAll(from: source)
      router.dismiss()
    }
  }
}
