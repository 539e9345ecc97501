import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Synchronization
import Testing

/// Two storages on one file, as two processes have them.
@Suite(.temporaryFolder) struct TrackingRaceTests {
  /// Each of two callers starts, pauses, resumes and completes at times of its own. What is stored in the end is what
  /// the completions that succeeded have made: each half once.
  @Test func `two processes never have two sessions, nor store a time twice or not at all`() async throws {
    let url = TemporaryFolder.current.newPlace(for: "modulo.db")
    let first = try await TrackingSubject.onDisk(at: url).make()
    let second = TrackingWorld(storage: TrackingSubject.storage(at: url))
    let outcomes = RaceOutcomes()
    await withTaskGroup { group in
      for (seed, world) in [first, second].enumerated() {
        group.addTask { await world.race(rounds: 100, seed: UInt64(seed), outcomes) }
      }
    }
    let result = outcomes.result
    #expect(result.unexpected == [])
    #expect(result.started == result.completed + result.stopped + (try await first.savedSessions()))
    // How many got through depends on who came first; some did.
    #expect(result.started > 0)
    #expect(result.completed > 0)
    let stored = try await second.days.fetchSummary(of: .all).days.map(\.total.activeSeconds)
      .reduce(0, +)
    #expect(stored == result.times.map(\.activeSeconds).reduce(0, +))
    let distinct = Set(result.times.map(\.id))
    #expect(distinct.count == result.times.count)
    let rows = try await first.timeCount()
    #expect(rows == result.times.count)
  }
}

/// What the calls of all callers came to.
private final class RaceOutcomes: Sendable {
  struct Result {
    var (started, completed, stopped) = (0, 0, 0)
    var times: [TrackingTimeEntity] = []
    var unexpected: [String] = []
  }

  private let stored = Mutex(Result())

  var result: Result { stored.withLock { $0 } }

  func note(_ change: @Sendable (inout Result) -> Void) { stored.withLock { change(&$0) } }
}

extension TrackingWorld {
  /// Gives so many commands, one after another. Being refused by a rule is an outcome like another.
  fileprivate func race(rounds: Int, seed: UInt64, _ outcomes: RaceOutcomes) async {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<rounds {
      let now = Instant(Samples.now).adding(seconds: Int64(round) * 1_200)
      do {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1:
          try await tracking.start(state(Int(seed) * 1_000_000 + (round + 1) * 2_000, at: now))
          outcomes.note { $0.started += 1 }
        case 2:
          _ = try await tracking.update { state throws(TrackingRule) in
            let moment = max(now, state.lastEvent)
            return state.isPaused ? try state.resume(at: moment, in: .gmt) : try state.pause(at: moment)
          }
        case 3:
          let completed = try await tracking.complete(until: nil, at: now, memo: nil)
          let times = completed.sessions.flatMap(\.times)
          outcomes.note {
            $0.completed += 1
            $0.times += times
          }
        default:
          guard round.isMultiple(of: 4) else { continue }
          try await tracking.stop()
          outcomes.note { $0.stopped += 1 }
        }
      } catch .forbidden(.tracking) {
        continue
      } catch {
        outcomes.note { $0.unexpected.append("\(error)") }
      }
    }
  }

  private func state(_ id: Int, at start: Instant) -> TrackingState {
    TrackingState(
      id: Samples.id(id), blockID: BlockEntity.coding.id, zone: .gmt, start: start)
  }
}
