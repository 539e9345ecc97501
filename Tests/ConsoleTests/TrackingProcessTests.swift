import Dispatch
import Foundation
import Synchronization
import Testing

/// Two processes that start, pause and complete at the same moment: one of them does it, and the other one is refused.
@Suite struct TrackingProcessTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  /// Each round has three races. MODULO_RACES says another number of them.
  private static let rounds: Int = {
    let races = ProcessInfo.processInfo.environment["MODULO_RACES"].flatMap { Int($0) } ?? 24
    return max(1, (races + 2) / 3)
  }()

  /// Runs two lines at a time of day, each in a process of its own; returns what they ended with, in order.
  private func race(_ first: String, _ second: String, _ round: Int, at clock: String) throws -> [Int32] {
    let ends = Mutex([Result<Int32, any Error>?](repeating: nil, count: 2))
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      let words = (place == 0 ? first : second).split(separator: " ").map(String.init)
      let end = Result { try modulo.spawn(words, after: Self.given(round, clock)).status }
      ends.withLock { $0[place] = end }
    }
    return try ends.withLock { $0 }.map { try #require($0).get() }
  }

  /// The clock of a round, each on a day of its own.
  private static func given(_ round: Int, _ clock: String) -> [String] {
    let day = Date(timeIntervalSince1970: 1_767_225_600 + Double(round) * 86_400)
      .formatted(.iso8601.year().month().day())
    return ["--now", "\(day)T\(clock):00Z", "--time-zone", "UTC", "--locale", "en_US"]
  }

  @Test func `never do two sessions run, and no time is stored twice or lost`() async throws {
    try await modulo("block", "add", "Reading")
    try await modulo("block", "add", "Mail")
    for round in 0..<Self.rounds {
      let started = try race("track start reading", "track start mail", round, at: "09:00").sorted()
      let paused = try race("track pause", "track pause", round, at: "10:00").sorted()
      _ = try modulo.spawn(["track", "resume"], after: Self.given(round, "11:00"))
      let completed = try race("track stop", "track stop", round, at: "12:10").sorted()
      #expect([started, paused, completed] == [[0, 1], [0, 1], [0, 1]], "round \(round)")
    }
    let answer = try await modulo.run(
      ["track", "list", "--limit", "\(2 * Self.rounds)", "--json"], after: Self.given(Self.rounds, "12:00")
    ).json()
    let sessions = try #require(answer["sessions"] as? [[String: Any]])
    let starts = sessions.flatMap { $0["times"] as? [[String: Any]] ?? [] }.compactMap { $0["start"] as? String }
    #expect(sessions.count == Self.rounds)
    #expect(starts.count == 2 * Self.rounds)
    #expect(answer["activeSeconds"] as? Int == 130 * 60 * Self.rounds)
    #expect(Set(starts).count == starts.count)
  }
}
