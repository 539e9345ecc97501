public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension DataRestoreScreen {
  /// Puts a backup in the place of the data. Whoever drives it asks ``question`` first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen comes into view: what would be lost is counted.
      case appear
      case path(String)
      case submit
    }

    public let context: ScreenContext
    /// How much would be replaced; `nil` until it is known, and for data that can't be read.
    public private(set) var counts: DataCounts?
    /// What became of the data; `nil` until the backup is in its place.
    public private(set) var restoration: DataRestoration?
    public private(set) var failure: DataError?
    @ObservationIgnored private var path = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    /// What a person should be asked before it is submitted.
    public var question: String {
      let words = format.strings
      return words.data.restoreQuestion(path, counts.map { words.count.kept($0, format) })
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await count()
      case .path(let path): self.path = path
      case .submit: await attempt(\.failure, submit)
      }
    }

    /// Damaged data is what a backup is for, so that it can't be counted is no failure here.
    private func count() async {
      do { counts = try await provider.count() } catch { counts = nil }
    }

    private func submit() async throws(DataError) {
      restoration = try await provider.restore(from: path)
      router.dismiss()
    }
  }
}
