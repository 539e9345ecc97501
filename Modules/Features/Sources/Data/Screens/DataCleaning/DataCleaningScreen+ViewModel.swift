public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
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

    public let context: ScreenContext
    /// The paths of the files; `nil` until they are known.
    public private(set) var leftovers: [String]?
    /// The paths of those that were removed; `nil` until they are gone.
    public private(set) var deleted: [String]?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    /// What a person should be asked before it is submitted; `nil` until it is known, and when there is nothing.
    public var question: String? {
      leftovers.flatMap { $0.isEmpty ? nil : format.strings.data.cleaningQuestion($0) }
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(DataError) in
        switch action {
        case .appear: leftovers = try await provider.leftovers()
        case .submit:
          deleted = try await provider.clean()
          router.dismiss()
        }
      }
    }
  }
}
