public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension DataRestoreScreen {
  /// The replacement of the data by a backup. The host asks ``question`` first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen appears: the stored rows are counted.
      case appear
      case path(String)
      case submit
    }

    public let context: ScreenContext
    /// The number of rows that would be replaced; `nil` until they are counted, and for data that can't be read.
    public private(set) var counts: DataCounts?
    /// The result of the restore; `nil` until the backup has replaced the data.
    public private(set) var restoration: DataRestoration?
    public private(set) var failure: DataError?
    @ObservationIgnored private var path = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    /// The confirmation question before submitting.
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

    /// A failure to count is ignored here: damaged data is what a backup is for.
    private func count() async {
      do { counts = try await provider.count() } catch { counts = nil }
    }

    private func submit() async throws(DataError) {
      restoration = try await provider.restore(from: path)
      router.dismiss()
    }
  }
}
