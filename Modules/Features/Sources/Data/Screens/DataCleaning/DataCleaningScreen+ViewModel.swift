public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension DataCleaningScreen {
  /// Removes unfinished files. A host that knows how asks ``question``, which names them.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    public enum Action: DeletionAction {
      /// The screen comes into view: the files are looked for.
      case appear
      /// Removes them.
      case submit
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// The paths of the files; `nil` until they are known.
    public private(set) var leftovers: [String]?
    /// The paths of those that were removed; `nil` until they are gone.
    public private(set) var deleted: [String]?
    public private(set) var failure: DataError?
    @ObservationIgnored private let provider: any DataProvider

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
      provider = dependencies.dataProvider
    }

    /// What a person should be asked before it is submitted; `nil` until it is known, and when there is nothing.
    public var question: String? {
      leftovers.flatMap { $0.isEmpty ? nil : format.strings.data.cleaningQuestion($0) }
    }

    public func send(_ action: Action) async {
      do {
        switch action {
        case .appear: leftovers = try await provider.leftovers()
        case .submit:
          deleted = try await provider.clean()
          router.dismiss()
        }
        failure = nil
      } catch {
        failure = error
      }
    }
  }
}
