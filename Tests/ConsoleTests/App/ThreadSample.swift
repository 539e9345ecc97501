import Foundation

#if os(Linux)
  /// The threads of a process at one moment. Two equal samples of threads that are asleep mean that the process did
  /// nothing between them: the system counts how often each thread has run.
  struct ThreadSample: Equatable {
    private let runs: [String: String]
    /// Whether no thread runs or is ready to.
    let isAsleep: Bool

    /// - Returns: `nil` while the process begins or ends a thread.
    init?(of process: Process) {
      let folder = URL(fileURLWithPath: "/proc/\(process.processIdentifier)/task")
      var (runs, isAsleep) = ([String: String](), true)
      do {
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          let files = folder.appendingPathComponent(thread)
          let state = try String(contentsOf: files.appendingPathComponent("stat"), encoding: .utf8)
          // The state is after the name in parentheses, which may have any character.
          guard let name = state.lastIndex(of: ")") else { return nil }
          isAsleep = isAsleep && state[name...].hasPrefix(") S")
          runs[thread] = try String(contentsOf: files.appendingPathComponent("schedstat"), encoding: .utf8)
        }
      } catch {
        return nil
      }
      (self.runs, self.isAsleep) = (runs, isAsleep)
    }
  }
#endif
