import Foundation
import Testing

@testable import PersistenceKit

@Suite struct BusyWaitTests {
  @Test func `it asks many times a second, until the time is over`() {
    var most: Int32 = 0
    // A machine that has much else to do may give it few turns.
    for _ in 0..<50 where most < 20 {
      let wait = BusyWait(timeout: .milliseconds(200))
      var attempts: Int32 = 0
      let taken = ContinuousClock().measure { while wait.wait(after: attempts) { attempts += 1 } }
      #expect(taken >= .milliseconds(200))
      most = max(most, attempts)
    }
    // SQLite's own wait would ask eleven times.
    #expect(most >= 20)
  }

  @Test func `the longer it has waited, the more often it asks`() {
    let wait = BusyWait(timeout: .seconds(5))
    let longest = [0, 1_500, 2_500, 4_999].map { wait.pause(after: 100, .milliseconds($0)).upperBound }
    #expect(longest == [0.040, 0.003, 0.000_020, 0.000_020])
  }

  @Test func `it asks often at first, when the other one may be about to commit`() {
    let longest = BusyWait(timeout: .seconds(5)).pause(after: 0, .zero).upperBound
    #expect(longest == 0.003)
  }

  @Test func `each statement has the whole time`() {
    let wait = BusyWait(timeout: .milliseconds(20))
    for _ in 0..<3 {
      let isPatient = wait.wait(after: 0)
      #expect(isPatient)
      Thread.sleep(forTimeInterval: 0.03)
      let isStillPatient = wait.wait(after: 1)
      #expect(!isStillPatient)
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `without a timeout it doesn't wait`(timeout: Duration) {
    let isPatient = BusyWait(timeout: timeout).wait(after: 0)
    #expect(!isPatient)
  }

  @Test(arguments: [Duration.seconds(300), .seconds(Int64.max)])
  func `a write gets its turn when the lock is given back in time`(timeout: Duration) async throws {
    let folder = try TemporaryFolder()
    let container = try ModelContainer(
      for: League.models, configuration: .league(folder.file(), busyTimeout: timeout))
    let other = try OtherProgram(folder.file())
    try other.run("BEGIN IMMEDIATE")
    async let number = container.write { try $0.insert(Referee(id: .fixed(1))) }
    try await Task.sleep(for: .milliseconds(100))
    try other.run("ROLLBACK")
    let stored = try await number
    #expect(stored == 1)
  }
}
