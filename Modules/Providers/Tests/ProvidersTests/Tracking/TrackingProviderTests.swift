import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStoresMocks
import ModuloUtilities
import Synchronization
import Testing

/// What screens ask for of tracking and of days.
@MainActor
@Suite struct TrackingProviderTests {
  @Test func `D12 catch-up is a look at the clock`() async throws {
    let minutes = Minutes()
    let storage = try MockStorage(groups: [.work, .sport], blocks: [.coding, .running])
    let provider = FakeTrackingProvider.fake(on: storage)
    #expect(try await provider.fetchRunning() == nil)
    try await provider.start(
      TrackingDraft(id: Samples.id(0x100), block: BlockEntity.coding.toDomain(), zone: .gmt), at: minutes.now)
    minutes.pass(65)
    let progress = try await provider.fetchRunning()?.state.progress(at: minutes.now)
    #expect(progress?.halves.count == 2)
    #expect(progress?.elapsedSeconds == 300)
    minutes.pass(24 * 60)
    let paused = try await provider.pause(at: Instant(Samples.now).adding(seconds: 3_900), now: minutes.now)
    #expect(paused.state.progress(at: minutes.now).activeSeconds == 3_900)
    try await provider.resume(at: nil, in: .gmt, now: minutes.now)
    let completed = try await provider.complete(until: nil, memo: nil, now: minutes.now)
    #expect(completed.sessions.map(\.halves) == [2])
    await #expect(throws: TrackingError.rule(.notRunning)) { try await provider.stop() }
    let day = try await FakeDayProvider.fake(on: storage).day(Samples.today)
    #expect(day.timeline.halves == 2)
  }

  @Test func `D10 sessions are listed newest first, also after one was made`() async throws {
    let storage = try MockStorage(groups: [.work, .sport], blocks: [.coding, .running])
    let provider = FakeTrackingSessionProvider.fake(on: storage)
    for id in 1...3 {
      let end = Samples.now.addingTimeInterval(TimeInterval(-3_600 * id))
      _ = try await provider.create(
        TrackingSessionDraft(
          id: Samples.id(0x100 * id), blockID: BlockEntity.coding.id, zone: .gmt,
          span: TimeSpan(start: Instant(end.addingTimeInterval(-1_800)), end: Instant(end))),
        at: Instant(Samples.now))
    }
    #expect(provider.sessions.map(\.session.number) == [1, 2, 3])
    try await provider.fetchAll(of: nil, in: nil, page: Page(limit: 2))
    #expect(provider.sessions.map(\.session.number) == [1, 2])
    try await provider.update(TrackingSessionChange(memo: "m"), of: .number(1), at: Instant(Samples.now))
    #expect(provider.sessions.first?.session.memo == "m")
    try await provider.delete(by: try await provider.findOne(.number(1)).id)
    #expect(provider.sessions.map(\.session.number) == [2])
    #expect(try await provider.findOne(.number(3)).session.halves == 1)
    let days = FakeDayProvider.fake(on: storage)
    #expect(try await days.calendar(of: Samples.today.month, firstWeekday: .monday)?.cells.count == 42)
    let summary = try await days.summary(
      in: Samples.today...Samples.today, by: .day, then: nil, of: .all, on: Samples.today, firstWeekday: .monday)
    #expect(summary.summary.total.halves == 2)
  }
}

/// The minutes since the samples' moment.
private final class Minutes: Sendable {
  private let stored = Mutex(0)

  var now: Instant { Instant(Samples.now).adding(seconds: Int64(stored.withLock { $0 } * 60)) }

  func pass(_ minutes: Int) { stored.withLock { $0 += minutes } }
}
