import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that shows a text longer than the screen.
public struct Pager: Hashable, Sendable {
  /// The command line for the shell.
  public let command: String

  /// A command line, such as `less -FIRX`.
  public init(command: String) {
    self.command = command
  }

  /// The pager that the environment names, else `less`, told to keep colours and to leave the text on the screen.
  ///
  /// - Returns: nil where an empty PAGER, `cat` or a terminal without abilities says that none is wanted.
  public init?(variables: [String: String]) {
    let command = variables["PAGER"] ?? "less -FIRX"
    guard !["", "cat"].contains(command), variables["TERM"] != "dumb" else { return nil }
    self.init(command: command)
  }

  /// Shows a text, and returns when the user has left the pager. Leaving before the end is no failure.
  ///
  /// The pager owns the terminal meanwhile: control-C is its own affair.
  ///
  /// - Returns: False when there is no such program, or it can't be run; then nothing was shown.
  public func show(_ text: String) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: showWaiting(text)) }
    }
  }
}

extension Pager {
  /// The exit codes of the shell for a command that can't be run, and for a missing one.
  private static let failures: Set<Int32> = [126, 127]

  private func showWaiting(_ text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let child = start(input: ends[0])
    _ = close(ends[0])
    guard let child else {
      _ = close(ends[1])
      return false
    }
    let previous = signal(SIGINT, SIG_IGN)
    _ = StandardStream(descriptor: ends[1]).write(text)
    _ = close(ends[1])
    defer { _ = signal(SIGINT, previous) }
    return !Self.failures.contains(exitCode(of: child))
  }

  /// Starts the shell with the reading end of a pipe as its input; nil when the system refuses.
  private func start(input: Int32) -> pid_t? {
    var actions = FileActions()
    var attributes = Attributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    if input != 0 { posix_spawn_file_actions_addclose(&actions, input) }
    restoreSignals(&attributes)
    var child: pid_t = 0
    let arguments = ["sh", "-c", script].map { (text: String) in strdup(text) }
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
    defer { for text in arguments + variables { free(text) } }
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments + [nil], variables + [nil])
    return code == 0 ? child : nil
  }

  /// Asks for the program before it runs it, so that the shell has nothing to say when it isn't there, or is a file that
  /// can't be run.
  private var script: String {
    let word = command.prefix { !$0.isWhitespace }
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    guard isPlain else { return command }
    return """
      place=$(command -v \(word) 2>/dev/null) || exit 127
      case $place in */*) test -f "$place" && test -x "$place" || exit 126;; esac
      \(command)
      """
  }

  /// Restores the signals that this process ignores: a pager must end when its terminal does.
  private func restoreSignals(_ attributes: inout Attributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  }

  private func exitCode(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
  }
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif
