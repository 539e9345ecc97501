import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import NavigationKit
import TerminalKit

/// What a command works with: the screens, and the one way to show them.
@MainActor
final class ConsoleSession {
  let registry = NavigationRegistry<any Screen>()
  /// Where the data is, for texts that say so.
  let locations: FileLocations
  let options: GlobalOptionValues
  let streams: StandardStreams
  let dependencies: DependencyValues
  /// Whether the command reads standard input: then it may wait for what never comes.
  var readsInput = false
  let outbox: Outbox
  /// What the terminal can show.
  private let terminal: EnvironmentValues

  init(
    options: GlobalOptionValues, streams: StandardStreams, environment: EnvironmentValues, locations: FileLocations,
    dependencies: DependencyValues, outbox: Outbox
  ) {
    self.outbox = outbox
    self.options = options
    self.streams = streams
    terminal = environment
    self.locations = locations
    self.dependencies = dependencies
  }

  /// The same session on other data.
  func on(_ dependencies: DependencyValues) -> ConsoleSession {
    let session = ConsoleSession(
      options: options, streams: streams, environment: terminal, locations: locations, dependencies: dependencies,
      outbox: outbox)
    session.registerScreens()
    return session
  }

  var wantsJSON: Bool { options.json }
  var showsProgress: Bool { options.showsProgress }
  var format: FormatContext { dependencies.format }
  var today: CalendarDay { dependencies.today }

  /// The screen of a destination, as the type the command drives.
  func open<S: Screen>(_ destination: AppDestination, as type: S.Type) throws -> S {
    do {
      return try registry.resolve(destination, as: type)
    } catch {
      throw ConsoleFailure(.ourBug, code: "internal", message: error.description)
    }
  }

  /// The reference to a goal.
  func goal(_ text: String) throws -> NamedReference {
    try read { () throws(FinancialGoalError) in try NamedReference(reading: text, throwing: FinancialGoalError.self) }
  }

  /// The reference to an account.
  func account(_ text: String) throws -> NamedReference {
    try read { () throws(FinancialAccountError) in
      try NamedReference(reading: text, throwing: FinancialAccountError.self)
    }
  }

  /// The reference to a row without a name.
  ///
  /// - Parameter failure: The error of a text that is no reference.
  func number<Failure: ReferenceError & ScreenFailure>(
    _ text: String, _ failure: Failure.Type
  ) throws -> NumberReference {
    try read { () throws(Failure) in try NumberReference(reading: text, throwing: failure) }
  }

  private func read<Reference, Failure: ScreenFailure>(
    _ reference: () throws(Failure) -> Reference
  ) throws -> Reference {
    do { return try reference() } catch { throw ConsoleFailure(error, format) }
  }

  /// Stops a command whose screen couldn't read what it is about.
  func require(_ failure: (any ScreenFailure)?) throws {
    if let failure { throw ConsoleFailure(failure, format) }
  }

  /// Ends a command that shows a screen: with the screen on standard output, or with its answer.
  ///
  /// - Throws: The screen's failure.
  func present(_ screen: some AnsweringScreen) throws {
    try require(screen.viewModel.failure)
    guard options.json else { return try show(screen) }
    guard let document = screen.answer else { throw noAnswer(of: screen) }
    try answer(document)
  }

  /// Ends a command: with the screen on standard output, or with the document that `answer` makes of `value`.
  ///
  /// - Throws: The screen's failure.
  func show<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, _ answer: (Value) -> JSONValue
  ) throws {
    try show(screen, failure, value, in: environment, answer)
  }

  /// Ends a command that writes; a dry run says of what was done that it was one, and that nothing was saved.
  func showChange<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, _ answer: (Value) -> JSONValue
  ) throws {
    try show(screen, failure, value, in: environmentOfChange, answer)
    if options.isDryRun { tell(format.strings.console.dryRun) }
  }

  private func show<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, in environment: EnvironmentValues,
    _ answer: (Value) -> JSONValue
  ) throws {
    if let failure { throw ConsoleFailure(failure, format) }
    guard let value else { throw noAnswer(of: screen) }
    if options.json {
      try self.answer(answer(value))
    } else {
      try print(screen.lines(in: environment))
    }
  }

  private func noAnswer(of screen: any Screen) -> ConsoleFailure {
    ConsoleFailure(.ourBug, code: "internal", message: "\(screen.title) has no answer")
  }

  /// What a screen is drawn in: the terminal, in the theme that is chosen now.
  var environment: EnvironmentValues {
    var environment = terminal
    environment.theme = Theme(dependencies.preferences[GeneralPreferences.theme])
    return environment
  }

  /// What a screen has to know that tells what was done.
  var environmentOfChange: EnvironmentValues {
    var environment = environment
    if options.isDryRun { environment.dryRunTitle = format.strings.console.dryRunTitle }
    return environment
  }

  /// Prints the one document of a command.
  func answer(_ document: JSONValue) throws {
    let document = options.isDryRun ? document.ofDryRun : document
    try check(streams.output.write(document.text(.compact) + "\n"))
  }

  /// Prints text that is the answer by itself, such as a page.
  func write(_ text: String) throws {
    try check(streams.output.write(text))
  }

  /// Prints a screen as it is now.
  func show(_ screen: any Screen) throws {
    try print(screen.lines(in: environment))
  }

  /// Prints lines of text.
  func print(_ lines: [TerminalText]) throws {
    try check(outbox.take(Renderer(environment).render(lines)))
  }

  /// Writes the output that waits for a pager; called at the end of every command.
  func flush() async throws {
    try check(await outbox.flush())
  }

  /// Prints a message beside the answer.
  func tell(_ message: String) {
    _ = streams.error.write(rendered(message))
  }

  /// Rings the bell after a mistake; only on a terminal, and while the settings allow it.
  func ring() {
    guard options.hasBell, dependencies.preferences[GeneralPreferences.feedback] else { return }
    _ = streams.error.write("\u{07}")
  }

  /// Prints a question beside the answer, and stays on its line.
  func ask(_ question: String) {
    _ = streams.error.write(rendered(question).dropLast() + " ")
  }

  private func rendered(_ message: String) -> String {
    let width = streams.error.windowWidth
    return MessageText(message, characterSet: environment.characterSet, width: width).rendered
  }

  /// A reader that went away ends the output quietly.
  private func check(_ result: WriteResult) throws {
    switch result {
    case .complete, .readerGone: break
    case .failed:
      throw ConsoleFailure(.inputOutput, code: "outputFailed", message: format.strings.console.outputFailed)
    }
  }
}

/// The global options that a session goes by.
struct GlobalOptionValues: Sendable {
  let json: Bool
  let isDryRun: Bool
  /// Whether a long command shows its progress on standard error.
  let showsProgress: Bool
  /// Whether a mistake can be heard on standard error.
  let hasBell: Bool
}

private enum ConsoleSessionKey: DependencyKey {
  typealias Value = ConsoleSession
}

extension DependencyValues {
  /// The session of this run.
  var session: ConsoleSession {
    get { self[ConsoleSessionKey.self] }
    set { self[ConsoleSessionKey.self] = newValue }
  }
}
