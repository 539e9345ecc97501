import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloPersistence
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit

extension AppHost {
  /// Runs a line of the program's grammar on the data of the app, and shows its answer; `q` leaves the app.
  func run(_ line: String) {
    if line.trimmed == "q" { return ending = .quit }
    let answer = CommandAnswer(width: frameWidth)
    perform { [self] in
      await answer.fill(by: line, of: self)
      if !answer.isEmpty { overlay = .answer(answer, Viewport()) }
    }
  }

  /// Opens a screen over the one in front.
  fileprivate func opened(_ destination: AppDestination) throws -> any InteractiveScreen {
    try stage.router.present(route: .sheet(), destination)
    try follow()
    return top.screen
  }
}

/// The answer of a command that was typed in the app: its output, and what it says of its end.
@MainActor
final class CommandAnswer {
  private typealias Part = @MainActor (_ width: Int) -> [TerminalText]

  private var parts: [Part] = []
  /// The lines as they were laid out, by their width: what they say stays as it was when the command ended.
  private var lines: [Int: [TerminalText]]
  private let width: Int

  /// - Parameter width: The columns of the window as the command begins.
  init(width: Int) {
    self.width = width
    lines = [width: []]
  }

  var isEmpty: Bool { lines[width, default: []].isEmpty }

  func append(_ part: @escaping @MainActor (_ width: Int) -> [TerminalText]) {
    parts.append(part)
    lines[width, default: []] += part(width)
  }

  func append(_ text: String) {
    append { width in
      let environment = EnvironmentValues(width: width)
      return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        Text(TerminalText(String($0))).lines(in: environment)
      }
    }
  }

  /// The answer, laid out for a window.
  func lines(width: Int) -> [TerminalText] {
    if let lines = lines[width] { return lines }
    let new = parts.flatMap { $0(width) }
    lines[width] = new
    return new
  }

  /// Where a command's output goes that this is the answer of.
  fileprivate func host(_ app: AppHost, onOwnData needsOwnData: Bool) -> CommandHost {
    var open: (@MainActor (AppDestination) throws -> any InteractiveScreen)?
    if !needsOwnData { open = { destination in try app.opened(destination) } }
    return CommandHost(
      show: { self.append($0) }, say: { self.append($0) }, ask: { await app.ask($0) }, open: open)
  }

  /// Runs a line.
  fileprivate func fill(by line: String, of host: AppHost) async {
    let console = host.console
    let strings = CommandStrings(console.format.language)
    let words: [String]
    do {
      words = try CommandWords(line, homeFolder: console.dependencies.homeFolder).withoutProgram
    } catch {
      return append(strings.phrase(error.message))
    }
    if words.isEmpty { return }
    if words.contains("-") { return append(host.words.noStandardStreams) }
    let runner = CommandRunner(ModuloCommand.self, strings: strings, width: width)
    let exit = await runner.exit(of: words, environment: console.variables) { command in
      guard !(command.command is AppCommand) else { throw ValidationError("The app is running already.") }
      let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
      let needsOwnData = GlobalOptions.chooseData(words)
      try await console.running(options, onOwnData: needsOwnData, as: self.host(host, onOwnData: needsOwnData)) {
        try await $0.runAsking(command)
      }
    }
    for text in [exit.output, exit.errorOutput] where !text.isEmpty { append(text) }
  }
}

extension ConsoleSession {
  /// Runs a command in a session of its own, on the data of this one unless its options ask for other data.
  fileprivate func running(
    _ options: GlobalOptions, onOwnData needsOwnData: Bool, as host: CommandHost,
    operation: @MainActor (ConsoleSession) async throws -> Void
  ) async throws {
    let none = StandardStream(descriptor: FileHandle.nullDevice.fileDescriptor)
    let streams = StandardStreams(input: none, output: none, error: none)
    if needsOwnData {
      let (session, manager) = try AppComposition.session(
        for: options, variables, on: streams, language: format.language, isRepair: false)
      defer { manager.close() }
      session.host = host
      try await operation(session)
    } else {
      let session = on(dependencies, json: options.json, streams: streams)
      session.host = host
      try await operation(session)
    }
  }
}

extension GlobalOptions {
  /// Whether the words of a command choose other data or settings than those of the app, or change none of them.
  fileprivate static func chooseData(_ words: [String]) -> Bool {
    let names = ["--data", "--config", "--dry-run", "--mock", "--locale", "--time-zone", "--now"]
    return words.prefix { $0 != "--" }.contains { word in
      names.contains { word == $0 || word.hasPrefix("\($0)=") }
    }
  }
}
