import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloSettings
import ModuloTracking
import TerminalKit

extension GoldenScreen {
  /// The running session, stored sessions, days and the tutorial.
  static let tracking = running + trackingSessions + days

  private static let running = [
    GoldenScreen("track", hasAccessibleForm: true) {
      await appeared(try $0.open(.tracking(.running), as: TrackingScreen.self))
    },
    GoldenScreen("track-none", .empty) { await appeared(try $0.open(.tracking(.running), as: TrackingScreen.self)) },
    GoldenScreen("track-paused", hasAccessibleForm: true) { world in
      let screen = try world.open(.tracking(.running), as: TrackingScreen.self)
      await screen.appear()
      await screen.viewModel.send(.pause(at: "11:55"))
      return screen
    },
    GoldenScreen("track-resume-refused") { world in
      let screen = try world.open(.tracking(.running), as: TrackingScreen.self)
      await screen.viewModel.send(.resume(at: nil))
      return screen
    },
    GoldenScreen("track-start") { world in
      let screen = try world.open(.tracking(.start(.id(BlockEntity.coding.id))), as: TrackingStartScreen.self)
      await screen.appear()
      await screen.viewModel.send(.start("09:30"))
      return screen
    },
    GoldenScreen("track-start-refused") { world in
      let screen = try world.open(.tracking(.start(.id(BlockEntity.coding.id))), as: TrackingStartScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("track-started", .urgent) { world in
      let screen = try world.open(.tracking(.start(.id(BlockEntity.coding.id))), as: TrackingStartScreen.self)
      await screen.viewModel.send(.start("-45m"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("track-complete") { try await completion([.memo("5 km")], in: $0) },
    GoldenScreen("track-completed") { try await completion([.memo("5 km"), .submit], in: $0) },
    GoldenScreen("track-complete-refused") { try await completion([.end("10:20"), .submit], in: $0) },
    GoldenScreen("track-discarded") { world in
      let screen = try world.open(.tracking(.discard), as: TrackingDiscardScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  private static let trackingSessions = [
    GoldenScreen("session-list", hasAccessibleForm: true) {
      await appeared(try $0.open(.trackingSession(.list(block: nil)), as: TrackingSessionsListScreen.self))
    },
    GoldenScreen("session-list-empty", .empty) {
      await appeared(try $0.open(.trackingSession(.list(block: nil)), as: TrackingSessionsListScreen.self))
    },
    GoldenScreen("session-form") { try await sessionForm([.start("07:00"), .end("08:10")], in: $0) },
    GoldenScreen("session-form-saved") { try await sessionForm([.start("07:00"), .end("08:10"), .submit], in: $0) },
    GoldenScreen("session-form-refused") { try await sessionForm([.start("09:30"), .halves("1"), .submit], in: $0) },
    GoldenScreen("session-form-edited") { world in
      let screen = try world.open(
        .trackingSession(.update(.id(Samples.id(4_201)))), as: TrackingSessionFormScreen.self)
      await screen.viewModel.send(.memo("Lexer"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("session-import") {
      try $0.open(.trackingSession(.importFile), as: TrackingSessionImportScreen.self)
    },
    GoldenScreen("session-imported") {
      try await imported(
        """
        start,end,block,memo
        2026-04-01T09:00,2026-04-01T10:30,Coding,a
        2026-04-02T09:00,2026-04-02T09:25,Mail,
        """, in: $0)
    },
    GoldenScreen("session-import-refused") {
      try await imported(
        """
        start,end,block
        2026-04-01T09:00,25:00,Coding
        2026-04-12T09:00,2026-04-12T10:00,Coding
        """, in: $0)
    },
    GoldenScreen("session-export") {
      try $0.open(.trackingSession(.exportFile(of: .all)), as: TrackingSessionExportScreen.self)
    },
    GoldenScreen("session-split") { try await division(.split(.number(1)), [], in: $0) },
    GoldenScreen("session-split-done") { try await division(.split(.number(1)), [.text("09:20"), .submit], in: $0) },
    GoldenScreen("session-join-refused") { try await division(.join(.number(1)), [.text("2"), .submit], in: $0) },
    GoldenScreen("session-deleted") { world in
      let screen = try world.open(
        .trackingSession(.deletion(.id(Samples.id(4_201)))), as: TrackingSessionDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  private static let days = [
    GoldenScreen("day", hasAccessibleForm: true) {
      await appeared(try $0.open(.day(.details(nil)), as: DayScreen.self))
    },
    GoldenScreen("day-empty", .empty) { await appeared(try $0.open(.day(.details(nil)), as: DayScreen.self)) },
    GoldenScreen("day-refused") { world in
      let screen = try world.open(.day(.details(nil)), as: DayScreen.self)
      await screen.viewModel.send(.date("noon"))
      await screen.appear()
      return screen
    },
    GoldenScreen("tutorial") { await appeared(try $0.open(.shared(.tutorial), as: TutorialScreen.self)) },
    GoldenScreen("tutorial-done", .empty) { world in
      let screen = try world.open(.shared(.tutorial), as: TutorialScreen.self)
      await screen.viewModel.send(.hold)
      return screen
    },
  ]

  @MainActor private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor private static func division(
    _ destination: TrackingSessionDestination, _ actions: [TrackingSessionDivisionScreen.ViewModel.Action],
    in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.trackingSession(destination), as: TrackingSessionDivisionScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func imported(_ text: String, in world: GoldenWorld) async throws -> any Screen {
    let file = try TemporaryFolder.current.newFile(text.utf8)
    let screen = try world.open(.trackingSession(.importFile), as: TrackingSessionImportScreen.self)
    for action in [
      TrackingSessionImportScreen.ViewModel.Action.source(.file(path: file)), .createBlocks(true), .submit,
      // The folder of a test has another name each time.
      .source(.file(path: "times.csv")),
    ] {
      await screen.viewModel.send(action)
    }
    return screen
  }

  @MainActor private static func completion(
    _ actions: [TrackingCompletionScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.tracking(.completion), as: TrackingCompletionScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func sessionForm(
    _ actions: [TrackingSessionFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(
      .trackingSession(.create(block: .id(BlockEntity.coding.id))), as: TrackingSessionFormScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }
}
