public import ModuloCore
public import ModuloModels
import ModuloProviders
public import Observation

extension DataCheckScreen {
  /// A check of the data, which runs when the screen appears.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      case appear
    }

    public let context: ScreenContext
    /// The result; `nil` until the check is complete.
    public private(set) var check: DataCheck?
    /// ``DataError/faulty(_:)`` when there are faults.
    public private(set) var failure: DataError?
    /// The number of rows read so far, updated every ten thousand rows; `nil` while no check is running.
    public var rowsRead: Int? { progress.rowsRead }
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any DataProvider { dependencies.dataProvider }

    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      await attempt(\.failure, look)
    }

    private func look() async throws(DataError) {
      let found = try await progress.follow { onProgress throws(DataError) in
        try await provider.check(onProgress: onProgress)
      }
      check = found
      if !found.isClean { throw .faulty(found) }
    }
  }
}
