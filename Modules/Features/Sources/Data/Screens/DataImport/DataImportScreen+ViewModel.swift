public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension DataImportScreen {
  /// Takes a document into the empty data. It holds the source until it is submitted.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen comes into view: nothing has to be read.
      case appear
      case source(InputSource)
      case submit
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// How much is kept now; `nil` until the document is in.
    public private(set) var counts: DataCounts?
    public private(set) var failure: DataError?
    @ObservationIgnored private var source = InputSource.standardInput
    @ObservationIgnored private let provider: any DataProvider

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
      provider = dependencies.dataProvider
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .source(let source): self.source = source
      case .submit: await submit()
      }
    }

    private func submit() async {
      do {
        counts = try await provider.importAll(from: source)
        failure = nil
        router.dismiss()
      } catch {
        failure = error
      }
    }
  }
}
