import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities
import TerminalKit
import Testing

@testable import modulo

/// The moments of what happens in the app.
@MainActor @Suite struct AppClockTests {
  private let clock = CountingClock()

  /// The app on the sample data.
  private func host() async throws -> AppHost {
    var options = GlobalOptions()
    options.mock = true
    options.timeZone = TimeZoneArgument(argument: "UTC")
    let none = StandardStream(descriptor: -1)
    let (session, _) = try AppComposition.session(
      for: options, ["MODULO_CURRENCY": "USD"], on: StandardStreams(input: none, output: none, error: none),
      language: .english, isRepair: false, time: clock.read)
    let host = try AppHost(session)
    try await host.settle()
    return host
  }

  @Test func `an action and what waits for it have one moment, and the next has another`() async throws {
    let host = try await host()
    let before = clock.count
    var moments: [Instant] = []
    func note() { moments.append(host.console.dependencies.now) }
    host.perform {
      note()
      await Task.yield()
      host.tick()
      note()
    }
    host.perform { note() }
    try await host.settle()
    host.perform { note() }
    try await host.settle()
    let first = Instant(CountingClock.start).adding(seconds: Int64(before - 1) * 60)
    #expect(moments == [first, first, first, first.adding(seconds: 60)])
  }

  @Test func `the day of the app is the one of its moment`() async throws {
    let host = try await host()
    let day = host.console.today
    for _ in 0..<(12 * 60) { host.tick() }
    #expect(host.console.today == day.adding(days: 1))
  }
}
