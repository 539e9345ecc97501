import DependencyKit
import Observation
import Synchronization
import Testing

/// One shared value, as a property of several models.
@MainActor
@Suite struct SharedTests {
  private let dependencies: DependencyValues

  init() {
    var values = DependencyValues()
    values.shared = SharedState()
    dependencies = values
  }

  @Test func `what one model sets, another one has at once, and a later one too`() throws {
    let (list, cart) = (Model(dependencies), Model(dependencies))
    #expect(!cart.isHidden)
    try list.toggle()
    #expect(cart.isHidden)
    let later = withDependencies {
      $0 = dependencies
    } operation: {
      Model(.current)
    }
    #expect(later.isHidden)
  }

  @Test func `a change is observed, also one by another key of the same name`() throws {
    let model = Model(dependencies)
    let changes = Mutex(0)
    withObservationTracking {
      _ = model.isHidden
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    try dependencies.shared.set("true", for: SharedKey<String>("isHidden", default: ""))
    #expect(changes.withLock(\.self) == 1)
    #expect(model.isHidden)
  }

  @Test func `a mirror of the property has its value`() throws {
    let shared = Shared(.isHidden, dependencies)
    try shared.set(true)
    let values = Mirror(reflecting: shared).children.map { "\($0.value)" }
    #expect(values == ["true"])
  }

  @Test func `without a registered state the program ends, and names it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Shared(.isHidden, DependencyValues())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("SharedState"))
  }
}

@MainActor
@Observable
private final class Model {
  @ObservationIgnored @Shared var isHidden: Bool

  init(_ dependencies: DependencyValues) { _isHidden = Shared(.isHidden, dependencies) }

  func toggle() throws(SharedStateError) { try $isHidden.set(!isHidden) }
}

extension SharedKey where Value == Bool {
  fileprivate static var isHidden: SharedKey { SharedKey("isHidden", default: false) }
}
