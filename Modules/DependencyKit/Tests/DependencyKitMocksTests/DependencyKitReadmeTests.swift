import DependencyKit
import DependencyKitMocks
import Observation
import Testing

extension SharedKey where Value == Bool {
  static var isCompact: SharedKey { SharedKey("isCompact", default: false) }
}

@MainActor @Observable
final class CartModel: ActionModel {
  enum Action { case compactButtonTapped }
  enum Command: Equatable { case failed(SharedStateError) }

  let commands = CommandOutlet<Command>()
  @ObservationIgnored @Shared(.isCompact) var isCompact

  func send(_ action: Action) async {
    do { try $isCompact.set(!isCompact) } catch { commands.issue(.failed(error)) }
  }
}

@MainActor
@Suite struct DependencyKitReadmeTests {
  @Test func `README example of shared state`() async throws {
    let model = withDependencies {
      $0.shared = SharedState()
    } operation: {
      CartModel()
    }
    try await model.expect(.compactButtonTapped, .changes(\.isCompact, to: true))
  }
}
