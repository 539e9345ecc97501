import Foundation

/// A program that is started and waited for with as little as the system needs: Foundation's `Process` would take longer
/// than what is measured.
struct ChildProcess {
  private let path: String
  private let arguments: [String]
  private let environment: [String]
  private let output: String

  /// - Parameter output: the file that becomes its standard output.
  init(_ path: String, _ arguments: [String], output: URL) {
    self.path = path
    self.arguments = [path] + arguments
    self.output = output.path
    environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  }

  /// Runs it once; throws when it can't be started, or doesn't end with 0.
  ///
  /// - Returns: The time that the processors have spent on it.
  @discardableResult func run() throws -> Duration {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var child: pid_t = 0
    let code = withTexts(arguments) { arguments in
      withTexts(environment) { posix_spawn(&child, path, &actions, nil, arguments, $0) }
    }
    guard code == 0 else { throw BenchmarkError("\(path) can't be started: \(code)") }
    var (status, usage) = (Int32(0), rusage())
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("the process is lost: \(errno)") }
    }
    guard status == 0 else { throw BenchmarkError("the process ended with status \(status)") }
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) { $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec) }
  }

  /// Calls the body with a list of C strings that ends with NULL.
  private func withTexts<T>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> T) -> T {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
