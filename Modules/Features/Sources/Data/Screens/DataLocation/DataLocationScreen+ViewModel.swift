public import ModuloCore
import ModuloProviders
public import Observation

extension DataLocationScreen {
  /// The location of the data. No file is opened, so that it works whatever state the data is in.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      case appear
    }

    public let context: ScreenContext
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the database; `nil` where nothing is stored.
    public var location: String? { provider.location }

    /// Nothing has to be read.
    public func send(_ action: Action) async {}
  }
}
