import Foundation
import TerminalKit
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sessions in processes of their own, at a terminal that the test looks at afterwards.
@Suite struct TerminalSessionTests {
  private static let set = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[>5u"
  private static let reset =
    "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[<u\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// The ways in which a session ends.
  enum Ending: String, Codable, CaseIterable {
    case returning, throwing, exiting
    case interrupt, terminate, hangup, unheard
    case quit, segmentation, bus, illegal, arithmetic, trap, abort
    case fatalError, overflow
    case user1, user2, alarm, virtualAlarm, profile, processorTime, fileSize
    #if os(Linux)
      case input, power, realTime
    #endif

    var condition: ExitTest.Condition {
      switch self {
      case .returning: .success
      case .throwing: .exitCode(3)
      case .exiting: .exitCode(4)
      case .unheard: .signal(SIGTERM)
      case .overflow: .signal(SIGSEGV)
      #if arch(x86_64)
        case .fatalError: .signal(SIGILL)
      #else
        case .fatalError: .signal(SIGTRAP)
      #endif
      default: .signal(signal)
      }
    }

    /// The signal that the process sends itself; 0 for none.
    var signal: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .terminate, .unheard: SIGTERM
      case .hangup: SIGHUP
      case .quit: SIGQUIT
      case .segmentation: SIGSEGV
      case .bus: SIGBUS
      case .illegal: SIGILL
      case .arithmetic: SIGFPE
      case .trap: SIGTRAP
      case .abort: SIGABRT
      case .user1: SIGUSR1
      case .user2: SIGUSR2
      case .alarm: SIGALRM
      case .virtualAlarm: SIGVTALRM
      case .profile: SIGPROF
      case .processorTime: SIGXCPU
      case .fileSize: SIGXFSZ
      #if os(Linux)
        case .input: SIGIO
        case .power: SIGPWR
        case .realTime: 40
      #endif
      default: 0
      }
    }
  }

  struct Failure: Error {}

  @Test(arguments: Ending.allCases) func `the terminal is as it was, however a session ends`(_ ending: Ending)
    async throws
  {
    let terminal = try TestTerminal()
    let before = try terminal.settings()
    await #expect(processExitsWith: ending.condition) { [ending, path = terminal.path as String] in
      alarm(30)
      let stream = try TestTerminal.stream(at: path)
      do {
        let signal = try await TerminalSession.run(input: stream, output: stream) { session in
          _ = session.output.write("drawn")
          return try await TerminalSessionTests.end(session, by: ending)
        }
        signal?.raise()
      } catch is Failure {
        exit(3)
      }
    }
    let after = try terminal.settings()
    let text = terminal.text()
    #expect(after == before)
    #expect(text == Self.set + "drawn" + Self.reset)
  }

  private static func end(_ session: TerminalSession, by ending: Ending) async throws -> TerminationSignal? {
    switch ending {
    case .returning: return nil
    case .throwing: throw Failure()
    case .exiting: exit(4)
    case .fatalError: fatalError("wanted")
    case .overflow: return overflow([0]) == 0 ? nil : .interrupt
    case .unheard: kill(getpid(), SIGTERM)
    default: break
    }
    // Of two equal signals that wait to be delivered, one is left.
    usleep(200_000)
    kill(getpid(), ending.signal)
    for await event in session {
      if case .termination(let signal) = event, ending != .unheard { return signal }
    }
    return nil
  }

  @Test(arguments: [0, 100, 300, 600, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000])
  func `a signal that comes while the terminal is taken over leaves it as it was`(_ microseconds: Int) async throws {
    let terminal = try TestTerminal()
    let before = try terminal.settings()
    await #expect(processExitsWith: .signal(SIGQUIT)) {
      [path = terminal.path as String, microseconds = microseconds as Int] in
      alarm(30)
      TerminationSignal.quitAtOnce()
      let stream = try TestTerminal.stream(at: path)
      Thread.detachNewThread {
        usleep(UInt32(microseconds))
        kill(getpid(), SIGQUIT)
      }
      try await TerminalSession.run(input: stream, output: stream) { session in
        for await _ in session {}
      }
    }
    let (after, text) = (try terminal.settings(), terminal.text())
    #expect(after == before)
    let isWhole = ["", Self.reset, Self.set + Self.reset].contains(text)
    #expect(isWhole, "\(text.debugDescription)")
  }

  private static func overflow(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.count + overflow([numbers.count + 1])
  }

  @Test func `a terminal that hangs up is said, and ends the events`() async throws {
    let terminal = try TestTerminal()
    let user = terminal.user { terminal in
      _ = try terminal.text(until: Self.set)
      try terminal.close()
    }
    await #expect(processExitsWith: .signal(SIGHUP)) { [path = terminal.path as String] in
      alarm(30)
      setsid()
      // The first terminal that the leader of a session opens is the one that can hang up.
      let stream = StandardStream(descriptor: open(path, O_RDWR))
      let signal = try await TerminalSession.run(input: stream, output: stream) { session -> TerminationSignal? in
        for await case .termination(let signal) in session { return signal }
        return nil
      }
      signal?.raise()
    }
    try await user.first { true }
  }

  @Test func `keys, a new size and focus come as events, and the modes are those that were asked for`() async throws {
    let terminal = try TestTerminal()
    let before = try terminal.settings()
    let user = terminal.user { terminal in
      let start = try terminal.text(until: "1006h")
      let during = try terminal.settings()
      try terminal.type("\u{1B}")
      _ = try terminal.text(until: "<key(esc)>")
      try terminal.type("\u{1B}[I")
      _ = try terminal.text(until: "<focusGained>")
      try terminal.resize(columns: 200, rows: 60)
      try terminal.type("\u{3}")
      _ = try terminal.text(until: "<resize(width: 200, height: 60)>")
      try terminal.type("q")
      return (start: start, during: during)
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      alarm(30)
      let stream = try TestTerminal.stream(at: path)
      try await TerminalSession.run(input: stream, output: stream, modes: [.alternateScreen, .mouse]) { session in
        await #expect(throws: TerminalSessionError.isActive) {
          try await TerminalSession.run(input: stream, output: stream) { _ in }
        }
        for await event in session {
          if event == .key("q") { return }
          // The terminal of the test is not that of the process, and sends it no signals.
          if event == .key(.control("c")) { kill(getpid(), SIGWINCH) }
          _ = session.output.write("<\(event)>")
        }
      }
    }
    let seen = try #require(try await user.first { _ in true })
    #expect(seen.start == "\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h")
    #expect(seen.during != before)
    let (after, end) = (try terminal.settings(), terminal.text())
    #expect(after == before)
    #expect(end == "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1049l")
  }

  @Test func `without a terminal nothing is begun`() async throws {
    let pipe = Pipe()
    let stream = StandardStream(descriptor: pipe.fileHandleForReading.fileDescriptor)
    await #expect(throws: TerminalSessionError.notATerminal) {
      try await TerminalSession.run(input: stream, output: stream) { _ in }
    }
  }

  #if os(Linux)
    /// A way to stop a program: its own at control-Z, a signal from outside, or one that can't be handled.
    enum Stop: String, Codable, CaseIterable {
      case key, signal, force
    }

    /// The settings of a terminal and what was written to it.
    struct Look: Hashable, Sendable {
      let settings: String
      let text: String
    }

    @Test(arguments: Stop.allCases)
    func `a program that is stopped gives the terminal back, and takes it over again`(_ stop: Stop) async throws {
      let terminal = try TestTerminal()
      let before = try terminal.settings()
      let user = terminal.user { terminal in
        let start = try terminal.text(until: "}")
        let during = Look(settings: try terminal.settings(), text: "")
        guard let identifier = start.split(separator: "{").last.flatMap({ Int32($0.dropLast()) }) else {
          throw TestTerminal.Silence(expected: "{identifier}", seen: start)
        }
        var isDone = false
        // One that stays stopped would be waited for without end.
        defer { if !isDone { kill(identifier, SIGKILL) } }
        switch stop {
        case .key: try terminal.type("\u{1A}")
        case .signal: kill(identifier, SIGTSTP)
        case .force: kill(identifier, SIGSTOP)
        }
        try Self.waitForStop(of: identifier)
        let stopped = Look(settings: try terminal.settings(), text: terminal.text())
        kill(identifier, SIGCONT)
        let text = try terminal.text(until: "<resumed>")
        let resumed = Look(settings: try terminal.settings(), text: text)
        try terminal.type("q")
        isDone = true
        return [during, stopped, resumed]
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        alarm(30)
        // A process whose group has no parent elsewhere in the session can't be stopped from the terminal.
        setpgid(0, 0)
        let stream = try TestTerminal.stream(at: path)
        try await TerminalSession.run(input: stream, output: stream) { session in
          _ = session.output.write("{\(getpid())}")
          for await event in session {
            switch event {
            case .key(.control("z")): session.suspend()
            case .resume: _ = session.output.write("<resumed>")
            case .key("q"): return
            default: break
            }
          }
        }
      }
      let looks = try #require(try await user.first { _ in true })
      let during = looks[0].settings
      // A shell has its own settings at once; the modes it leaves alone are set anew.
      let expected =
        stop == .force
        ? [
          looks[0], Look(settings: during, text: ""), Look(settings: during, text: Self.reset + Self.set + "<resumed>"),
        ]
        : [looks[0], Look(settings: before, text: Self.reset), Look(settings: during, text: Self.set + "<resumed>")]
      #expect(looks == expected)
      let (after, end) = (try terminal.settings(), terminal.text())
      #expect(after == before)
      #expect(end == Self.reset)
    }

    private static func waitForStop(of identifier: Int32) throws {
      for _ in 0..<2_000 {
        let status = try String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
        if status.split(separator: ")").last?.split(separator: " ").first == "T" { return }
        Thread.sleep(forTimeInterval: 0.01)
      }
      throw TestTerminal.Silence(expected: "stopped", seen: "running")
    }
  #endif
}
