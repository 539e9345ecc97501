import DependencyKit
import Foundation
import ModuloUtilities
import PersistenceKit
import Synchronization
import TerminalKit

/// What the history says of the writes of this run: when, by whom, and by which command. Of a command's arguments it says
/// nothing: what they were is in the rows, and a path or a password is nowhere.
final class StepLabels: Sendable {
  private struct State {
    var author: String
    var command = ""
    var request: CommandRequest?
    var allowsIncomplete = false
    var hasRefused = false
  }

  private let uuid: UUIDGenerator
  private let date: DateGenerator
  private let isKept: @Sendable () -> Bool
  private let run: String
  private let state: Mutex<State>

  /// The labels of a program's run: those of a terminal have one author, any other run is an author of its own.
  ///
  /// - Parameter isKept: Whether a history is kept now.
  init(uuid: UUIDGenerator, date: DateGenerator, on streams: StandardStreams, isKept: @escaping @Sendable () -> Bool) {
    self.uuid = uuid
    self.date = date
    self.isKept = isKept
    let run = Self.author(
      "run \(ProcessInfo.processInfo.processIdentifier) \(Int64(date().timeIntervalSince1970 * 1_000))")
    let isAttended = streams.input.isTerminal || streams.output.isTerminal || streams.error.isTerminal
    self.run = run
    state = Mutex(State(author: isAttended ? TerminalSession.name.map(Self.author) ?? run : run))
  }

  /// What stands for a name: only its equality matters, and it is kept with each step.
  private static func author(_ name: String) -> String {
    Data(SHA256.digest(of: Array(name.utf8)).prefix(6)).base64EncodedString()
  }

  /// Who writes.
  var author: String { state.withLock(\.author) }

  /// The label of a write now; `nil` while no history is kept.
  var label: StepLabel? {
    guard isKept() else { return nil }
    let state = state.withLock(\.self)
    return StepLabel(
      id: state.request?.id ?? uuid(), date: date(), author: state.author, words: state.command,
      digest: state.request?.digest)
  }

  /// The id of the request that is carried out; `nil` for none.
  var requestID: UUID? { state.withLock(\.request?.id) }

  /// Labels what is written from now on with a request.
  func begin(_ request: CommandRequest) { state.withLock { $0.request = request } }

  /// Whether what is more than the history keeps is written all the same; where it isn't, that is noted.
  func allowsIncompleteStep() -> Bool {
    state.withLock { state in
      if !state.allowsIncomplete { state.hasRefused = true }
      return state.allowsIncomplete
    }
  }

  /// Writes what is more than the history keeps as long as the body runs.
  @MainActor func allowingIncomplete<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let former = state.withLock { state in
      defer { (state.allowsIncomplete, state.hasRefused) = (true, false) }
      return state.allowsIncomplete
    }
    defer { state.withLock { $0.allowsIncomplete = former } }
    return try await body()
  }

  /// Whether a write was refused since this was asked, because it is more than the history keeps.
  func takeRefusal() -> Bool {
    state.withLock { state in
      defer { state.hasRefused = false }
      return state.hasRefused
    }
  }

  /// Makes the run an author of its own, as the app is, wherever it runs.
  func beginOwnRun() { state.withLock { $0.author = run } }

  /// Labels what the body writes with a command.
  ///
  /// - Parameter path: The names of the commands on the way to it, without the program's.
  @MainActor func labelling<Result>(
    _ path: some Sequence<String>, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let command = path.joined(separator: " ")
    let former = state.withLock { state in
      defer { state.command = command }
      return state.command
    }
    defer { state.withLock { $0.command = former } }
    return try await body()
  }
}

/// The session of the terminal that the program runs in.
private enum TerminalSession {
  /// The session's id and the moment at which it began, because ids are used again; `nil` where there is none.
  static var name: String? {
    let leader = getsid(0)
    return leader > 0 ? "terminal \(leader) \(start(of: leader))" : nil
  }

  /// When the process began, in ticks since the machine did; empty on a system that doesn't say.
  private static func start(of process: pid_t) -> Substring {
    do {
      let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // The name of the program is in parentheses, and may have spaces: proc(5).
      let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
      return fields.count > 20 ? fields[20] : ""
    } catch {
      return ""
    }
  }
}
