import DependencyKit
import DependencyKitMocks
import Foundation  // scaffold: with domain
import GalleryFeature
import SampleDomainInterface  // scaffold: with domain
import Testing

@MainActor
@Suite struct GalleryFeatureTests {
  private let clock = ManualClock()
  private let dependencies: DependencyValues
  // scaffold: with domain {
  private let pear = SampleEntity(id: "1", name: "Pear", createdAt: Date(timeIntervalSince1970: 1))
  private let plum = SampleEntity(id: "2", name: "Plum", createdAt: Date(timeIntervalSince1970: 2))
  // scaffold: }

  init() {
    var values = DependencyValues()
    values.shared = SharedState()
    values.sampleUseCase = PreviewSampleUseCase([plum, pear])  // scaffold: with domain
    dependencies = values
  }

  private func model() -> GalleryFeatureModel { GalleryFeatureModel(dependencies, clock: clock) }

  /// A model whose content is there.
  private func loaded() async -> GalleryFeatureModel {
    let model = model()
    let loading = Task { await model.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    clock.advance(by: .milliseconds(120))
    await loading.value
    return model
  }

  @Test func `T11 loading ends 120 ms after the screen appears`() async {
    let model = model()
    #expect(model.state.title == "Gallery")
    #expect(!model.state.isLoading)
    let loading = Task { await model.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    #expect(model.state.isLoading)
    clock.advance(by: .milliseconds(119))
    #expect(clock.waiters == 1)
    clock.advance(by: .milliseconds(1))
    await loading.value
    #expect(!model.state.isLoading)
  }

  @Test func `a load that is cancelled ends`() async {
    let model = model()
    let loading = Task { await model.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    loading.cancel()
    await loading.value
    #expect(!model.state.isLoading)
  }

  @Test func `a retry asks the parent`() async throws {
    try await model().expect(.view(.retryButtonTapped), commands: [.didRequestRetry])
  }

  @Test func `T17 less is shown in every feature at once, and after a restart`() async throws {
    let storage = InMemorySharedStorage()
    var values = dependencies
    values.shared = try SharedState(storage)
    let (model, other) = (GalleryFeatureModel(values, clock: clock), GalleryFeatureModel(values, clock: clock))
    try await model.expect(.view(.compactButtonTapped), .changes(\.isCompact, to: true))
    #expect(other.isCompact)
    values.shared = try SharedState(storage)
    try await GalleryFeatureModel(values, clock: clock)
      .expect(.view(.compactButtonTapped), .changes(\.isCompact, to: false))
  }

  @Test func `a choice that can't be stored doesn't hold, and the parent tells why`() async throws {
    var values = dependencies
    values.shared = try SharedState(FullStorage())
    let reason = "\(SharedStateError.unwritable(path: "full"))"
    try await GalleryFeatureModel(values, clock: clock)
      .expect(.view(.compactButtonTapped), commands: [.didFailToStore(reason: reason)])
  }

  // scaffold: with domain {
  @Test func `the samples are shown, the oldest first, and one is chosen and no longer`() async throws {
    let model = await loaded()
    #expect(model.state.samples == [pear, plum])
    try await model.expect(.view(.rowTapped(id: "2")), .changes(\.selectedSample, to: "2"))
    #expect(GalleryFeatureView(model: model).lines == ["Welcome.", "- Pear", "* Plum"])
    #expect(dependencies.shared[.selectedSample] == "2")
    try await model.expect(.view(.rowTapped(id: "2")), .changes(\.selectedSample, to: nil))
  }

  @Test func `a use case that fails says why`() async {
    var values = dependencies
    values.sampleUseCase = FailingUseCase()
    let model = GalleryFeatureModel(values, clock: clock)
    let loading = Task { await model.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    clock.advance(by: .milliseconds(120))
    await loading.value
    #expect(GalleryFeatureView(model: model).lines == ["Welcome.", "No network"])
  }
  // scaffold: }

  @Test func `the screen does what its buttons say`() async {
    let screen = GalleryFeatureView(model: await loaded())
    #expect(screen.buttons.prefix(2) == ["Less", "Retry"])
    await screen.tap("Less")
    #expect(screen.buttons.first == "More")
    #expect(!screen.lines.contains("Welcome."))
    await screen.tap("Retry")
    await screen.tap("Nothing of that name")
    #expect(screen.takeCommands() == [.retry])
    #expect(screen.takeCommands() == [])
  }

  @Test func `the screen is the stub's until the live one is installed`() {
    var dependencies = dependencies
    #expect(dependencies.galleryFeatureBuilder.build(dependencies).lines == [])
    dependencies.installGalleryFeature()
    let screen = dependencies.galleryFeatureBuilder.build(dependencies)
    #expect(screen.title == "Gallery")
    #expect(screen.lines == ["Welcome."])
  }
}

/// A storage without room.
private struct FullStorage: SharedStorage {
  func read() throws(SharedStateError) -> [String: String] { [:] }
  func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] {
    throw .unwritable(path: "full")
  }
}

// scaffold: with domain {
/// A use case without a network.
private struct FailingUseCase: SampleUseCase {
  private let error = SampleError.underlying(text: "No network")

  func listEntities() async throws(SampleError) -> [SampleEntity] { throw error }
  func detail(for id: String) async throws(SampleError) -> SampleEntity { throw error }
  func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { throw error }
  func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { throw error }
  func delete(id: String) async throws(SampleError) { throw error }
}
// scaffold: }
