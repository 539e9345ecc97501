import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloSettings
import ModuloUtilities
import NavigationKit
import Testing

/// The tutorial of day blocks.
@MainActor
@Suite struct TutorialTests {
  private let storage: MockStorage
  private let context: ScreenContext

  init() throws {
    storage = try MockStorage(groups: [], blocks: [])
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: "en_US")
    values.uuid = .incrementing
    values.blockGroupProvider = MockBlockGroupProvider.mock(on: storage)
    values.blockProvider = MockBlockProvider.mock(on: storage)
    values.trackingProvider = MockTrackingProvider.mock(on: storage)
    values.trackingSessionProvider = MockTrackingSessionProvider.mock(on: storage)
    context = ScreenContext(router: Router(), dependencies: values)
  }

  @Test func `D39 tutorial`() async throws {
    let tutorial = TutorialScreen.ViewModel(context)
    await tutorial.send(.hold)
    await tutorial.send(.hold)
    let made = try #require(tutorial.session)
    let now = Instant(Samples.now)
    #expect(made.session.times.map(\.start) == [now.adding(seconds: -1_800)])
    #expect(made.session.times.map(\.end) == [now])
    #expect(made.block.icon == .standard && made.block.color == .standard)
    #expect(made.session.memo == "My first half block")
    await tutorial.send(.memo("Tea"))
    await tutorial.send(.finish)
    #expect(storage.log.operations.last == "TrackingRepository.completeTutorial")
    #expect(tutorial.session?.session.memo == "Tea")
    #expect(tutorial.commands.take() == [.toast(.trackingSessionAdded), .toast(.tutorialCompleted)])
  }
}
