public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension DataLocationScreen {
  /// Where the data is. It opens nothing, so it works whatever state the data is in.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    @ObservationIgnored private let provider: any DataProvider

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
      provider = dependencies.dataProvider
    }

    /// The path of the database; `nil` where nothing is kept.
    public var location: String? { provider.location }

    /// Nothing has to be read.
    public func send(_ action: Action) async {}
  }
}
