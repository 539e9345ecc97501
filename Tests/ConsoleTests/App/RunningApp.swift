import Foundation
import TerminalKitMocks
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built program with its full-screen app, at a terminal that a test sits at.
final class RunningApp {
  /// What the app shows.
  private(set) var screen: TerminalEmulator
  /// The terminal's settings before the app.
  let settings: String
  /// The program's folder is there as long as this is.
  private let modulo: Modulo
  private let terminal: PseudoTerminal
  private let process: Process
  private let end: ProcessEnd

  /// Starts the app, and waits for its first frame.
  ///
  /// - Parameter errors: Where standard error goes; `nil` for the terminal.
  init(
    _ modulo: Modulo, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:],
    after given: [String] = Modulo.fixed, errors: FileHandle? = nil
  ) throws {
    self.modulo = modulo
    terminal = try PseudoTerminal(rows: UInt16(rows), columns: UInt16(columns))
    settings = try terminal.settings()
    screen = TerminalEmulator(width: columns, height: rows)
    process = try modulo.process(
      ["app"] + arguments, ["TERM": "xterm-256color"].merging(environment) { $1 }, after: given)
    process.currentDirectoryURL = modulo.folder
    process.standardInput = terminal.device
    process.standardOutput = terminal.device
    process.standardError = errors ?? terminal.device
    end = try process.start()
    try wait { !$0.modes.isEmpty && $0.cells.contains { $0.character != "#" } }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// What is on the screen, row by row.
  var lines: [String] { screen.lines }
  /// What real terminals would differ on.
  var faults: [String] { screen.faults }
  var text: String { lines.joined(separator: "\n") }

  /// Keys as a terminal sends them; Esc as the keyboard protocol has it, in which it isn't the beginning of anything.
  enum Key {
    static let (escape, enter, save) = ("\u{1B}[27u", "\r", "\u{13}")
    static let (tab, backTab, delete, clear) = ("\t", "\u{1B}[Z", "\u{7F}", "\u{15}")
  }

  /// Types keys, one after the other.
  func press(_ keys: String) throws { try terminal.type(keys) }

  /// Clicks on keys of the keypad below a field; `<` is the one that deletes.
  func click(keys: String, beside field: String) throws {
    guard let line = lines.firstIndex(where: { $0.contains(field) }),
      let colon = lines[line].firstIndex(of: ":"),
      let value = lines[line][colon...].dropFirst().firstIndex(where: { $0 != " " })
    else { throw Unseen(expected: field, lines: lines) }
    // The keys begin below the value.
    let column = lines[line].distance(from: lines[line].startIndex, to: value)
    for key in keys {
      guard let place = Self.keypad.firstIndex(of: key) else { throw Unseen(expected: "\(key)", lines: lines) }
      let index = Self.keypad.distance(from: Self.keypad.startIndex, to: place)
      try press("\u{1B}[<0;\(column + 2 + index % 3 * 3);\(line + 2 + index / 3)M")
    }
  }

  private static let keypad = "123456789.0<"

  /// Resizes the window, and waits for the frame that is drawn anew. What was drawn for the old size before it would be
  /// outside the new one.
  func resize(columns: Int, rows: Int) throws {
    try settle()
    try terminal.resize(rows: UInt16(rows), columns: UInt16(columns))
    kill(process.processIdentifier, SIGWINCH)
    let clearing = Data("\u{1B}[2J".utf8)
    var bytes = Data()
    let limit = Date(timeIntervalSinceNow: 20)
    while bytes.range(of: clearing) == nil {
      if Date() > limit { throw Unseen(expected: "a new frame", lines: lines) }
      bytes += terminal.bytes(waiting: 20)
    }
    let frame = bytes.range(of: clearing)?.lowerBound ?? bytes.endIndex
    screen.apply(bytes[..<frame])
    screen.resize(width: columns, height: rows)
    screen.apply(bytes[frame...])
  }

  /// A screen that didn't become what a test waits for.
  struct Unseen: Error, CustomStringConvertible {
    let expected: String
    let lines: [String]
    var description: String { "not seen: \(expected)\n" + lines.joined(separator: "\n") }
  }

  /// Waits until the screen holds a text.
  func see(_ expected: String) throws {
    do {
      try wait { $0.lines.joined(separator: "\n").contains(expected) }
    } catch {
      throw Unseen(expected: expected, lines: lines)
    }
  }

  /// Waits until that is so of the screen.
  func see(_ isSo: (_ text: String) -> Bool) throws {
    try wait { isSo($0.lines.joined(separator: "\n")) }
  }

  /// Waits until a line of the screen is this, with as many spaces as there are.
  func see(line expected: String) throws {
    func words(_ line: String) -> [Substring] { line.split(separator: " ") }
    do {
      try wait { $0.lines.contains { words($0) == words(expected) } }
    } catch {
      throw Unseen(expected: expected, lines: lines)
    }
  }

  /// Waits until the screen holds a text no more.
  func miss(_ text: String) throws {
    do {
      try wait { !$0.lines.joined(separator: "\n").contains(text) }
    } catch {
      throw Unseen(expected: "no \(text)", lines: lines)
    }
  }

  /// Reads what the app writes until that is so, for as long as a crowded machine may need.
  private func wait(until isSo: (TerminalEmulator) -> Bool) throws {
    let limit = Date(timeIntervalSinceNow: 20)
    while !isSo(screen) {
      if Date() > limit { throw Unseen(expected: "a screen", lines: lines) }
      screen.apply(terminal.bytes(waiting: 20))
    }
  }

  /// Reads what the app writes until it has answered all that was typed and waits for more.
  func settle() throws {
    let limit = Date(timeIntervalSinceNow: 20)
    repeat {
      if Date() > limit { throw Unseen(expected: "an app that waits", lines: lines) }
      screen.apply(terminal.bytes())
    } while !isIdle
  }

  /// Reads what the app writes for that long.
  func pass(_ duration: Duration) {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end { screen.apply(terminal.bytes(waiting: 20)) }
  }

  private var isIdle: Bool {
    guard process.isRunning else { return !terminal.hasUnreadOutput }
    #if os(Linux)
      guard let before = ThreadSample(of: process), before.isAsleep, !terminal.hasUnreadInput else { return false }
      usleep(1_000)
      return ThreadSample(of: process) == before && !terminal.hasUnreadOutput
    #else
      let bytes = terminal.bytes(waiting: 60)
      screen.apply(bytes)
      return bytes.isEmpty
    #endif
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// The end of the app.
  struct End: Equatable {
    let status: Int32
    let wasKilled: Bool
    let isTerminalRestored: Bool
  }

  /// Waits for the end of the app.
  func ended() throws -> End {
    // An app whose output nobody reads would wait for that.
    try wait { [process] _ in !process.isRunning }
    end.wait()
    screen.apply(terminal.bytes())
    let isRestored =
      try terminal.settings() == settings && screen.modes.isEmpty && screen.keyboardProtocols == 0
      && screen.isCursorVisible
    return End(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      isTerminalRestored: isRestored)
  }
}
