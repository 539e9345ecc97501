import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloScreens
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
    values.registerProviders(on: storage)
    context = ScreenContext(router: Router(), dependencies: values)
  }

  @Test func `D39 the tutorial stores nothing but that it is done (REC)`() async throws {
    let tutorial = TutorialScreen.ViewModel(context)
    await tutorial.send(.appear)
    await tutorial.send(.hold)
    let now = Instant(Samples.now)
    let made = tutorial.sessions
    #expect(made.flatMap(\.session.times).map(\.start) == [now.adding(seconds: -1_800)])
    #expect(made.flatMap(\.session.times).map(\.end) == [now])
    #expect(made.map(\.block.icon) == [.standard] && made.map(\.block.color) == [.standard])
    #expect(made.map(\.session.memo) == ["My first half block"])
    await tutorial.send(.hold)
    #expect(tutorial.sessions == made)
    #expect(storage.log.operations == ["TutorialRepository.isCompleted"])
    await tutorial.send(.memo("Tea"))
    await tutorial.send(.finish)
    #expect(storage.log.operations == ["TutorialRepository.isCompleted", "TutorialRepository.complete"])
    #expect(tutorial.sessions.map(\.session.memo) == ["Tea"])
    #expect(tutorial.commands.take() == [.toast(.tutorialCompleted)])
  }

  @Test func `D39 the tutorial can be repeated, and says so (REC)`() async throws {
    for isCompleted in [false, true] {
      let screen = TutorialScreen(viewModel: .init(context))
      await screen.open()
      #expect(screen.viewModel.isCompleted == isCompleted)
      let isSaid = screen.plainLines().contains("You have completed this tutorial before; you can repeat it.")
      #expect(isSaid == isCompleted)
      await screen.viewModel.send(.hold)
      await screen.viewModel.send(.finish)
      #expect(screen.viewModel.failure == nil)
    }
  }

  @Test func `a memo that is refused, and a write that fails, leave the tutorial open`() async throws {
    try context.router.present(route: .fullScreenCover, .shared(.tutorial))
    let tutorial = TutorialScreen.ViewModel(context)
    await tutorial.send(.hold)
    await tutorial.send(.memo("a\tb"))
    await tutorial.send(.finish)
    #expect(tutorial.failure == .rule(.memoControlCharacter(position: 2)))
    await tutorial.send(.memo("Tea"))
    storage.log.failNext("complete", with: .busy)
    await tutorial.send(.finish)
    #expect(tutorial.failure == .storage(.busy))
    #expect(tutorial.commands.take() == [])
    #expect(context.router.isFullScreenPresented)
    await tutorial.send(.finish)
    #expect(tutorial.failure == nil)
    #expect(!context.router.isFullScreenPresented)
    try storage.log.verify()
  }
}
