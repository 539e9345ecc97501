import Foundation

/// The time that the processors have spent on this process, on all of its threads.
enum ProcessorTime {
  /// What the body takes.
  static func measure(_ body: () throws -> Void) throws -> Duration {
    let start = try now
    try body()
    return try now - start
  }

  /// What the body takes, whichever threads it runs on.
  @MainActor static func measure(_ body: () async throws -> Void) async throws -> Duration {
    let start = try now
    try await body()
    return try now - start
  }

  private static var now: Duration {
    get throws {
      var time = timespec()
      guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { throw BenchmarkError("no processor time") }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
}
