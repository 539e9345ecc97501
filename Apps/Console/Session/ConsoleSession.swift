import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit

/// The session of a command: its screens, and the one way to show them.
@MainActor
final class ConsoleSession {
  let registry = NavigationRegistry<any InteractiveScreen>()
  /// The paths of the data and the settings.
  let locations: FileLocations
  let options: GlobalOptionValues
  let streams: StandardStreams
  private let context: ScreenContext
  /// The step of the history as of which the data are shown; `nil` for the data of now.
  var past: HistoryStepDomain?
  /// Whether the command reads standard input: then it may wait for what never comes.
  var readsInput = false
  /// Whether a command can be given an id: its run then has that one write.
  var takesRequests = false
  /// What was read from standard input for a request; `nil` for nothing.
  private(set) var input: [UInt8]?
  let output: PagedOutput
  /// What a host that goes on moves between two commands.
  let clock: HostClock
  /// What the history says of what is written.
  let labels: StepLabels
  /// The variables that the program was started with.
  let variables: [String: String]
  /// What shows the output and asks the questions in place of the streams; `nil` for the streams.
  var host: CommandHost?
  /// The capabilities of the terminal.
  private let terminal: (_ isAccessible: Bool) -> EnvironmentValues

  init(
    options: GlobalOptionValues, streams: StandardStreams,
    environment: @escaping (_ isAccessible: Bool) -> EnvironmentValues, locations: FileLocations,
    dependencies: DependencyValues, clock: HostClock, labels: StepLabels, output: PagedOutput,
    variables: [String: String]
  ) {
    self.output = output
    self.clock = clock
    self.labels = labels
    self.variables = variables
    self.options = options
    self.streams = streams
    terminal = environment
    self.locations = locations
    context = ScreenContext(router: Router(), dependencies: dependencies)
  }

  /// The same session on other data.
  func on(_ dependencies: DependencyValues) -> ConsoleSession {
    let session = ConsoleSession(
      options: options, streams: streams, environment: terminal, locations: locations, dependencies: dependencies,
      clock: clock, labels: labels, output: output, variables: variables)
    session.host = host
    session.registerScreens()
    return session
  }

  /// The same session for a command that is typed within the program.
  func on(_ dependencies: DependencyValues, json: Bool, streams: StandardStreams) -> ConsoleSession {
    let options = GlobalOptionValues(
      json: json, isDryRun: false, isAccessible: options.isAccessible, isAttended: false, isMock: options.isMock,
      takesExactNames: options.takesExactNames, width: nil)
    let session = ConsoleSession(
      options: options, streams: streams, environment: terminal, locations: locations, dependencies: dependencies,
      clock: clock, labels: labels, output: PagedOutput(streams.output), variables: variables)
    session.registerScreens()
    return session
  }

  /// Carries out a request from now on.
  func begin(_ request: CommandRequest) {
    input = request.input
    labels.begin(request)
  }

  var wantsJSON: Bool { options.json }
  /// Whether transactions are named on standard error.
  var traces: Bool { variables["MODULO_TRACE"].map { $0 != "0" } ?? false }
  /// Whether a long command shows its progress on standard error.
  var showsProgress: Bool { options.isAttended && !isAccessible }
  /// Whether the output is for a screen reader: by option, variable or setting.
  var isAccessible: Bool { options.isAccessible ?? dependencies.shared[GeneralPreferences.accessible] }
  /// The layers, in the region that the settings choose now.
  var dependencies: DependencyValues { context.dependencies }
  var format: FormatContext { dependencies.format }
  var today: CalendarDay { dependencies.today }

  /// The screen of a destination, as the type the command drives.
  func open<S: Screen>(_ destination: AppDestination, as type: S.Type) throws -> S {
    do {
      return try registry.resolve(destination, as: type)
    } catch {
      throw ConsoleFailure(.software, code: "internal", message: error.description)
    }
  }

  /// Stops a command whose screen couldn't read what it is about.
  func require(_ failure: (any ScreenFailure)?) throws {
    if let failure { throw ConsoleFailure(failure, format) }
  }

  /// Ends a command that shows a screen: with the screen on standard output, or with its JSON.
  ///
  /// - Throws: The screen's failure.
  func present(_ screen: some LinkedScreen) throws {
    try require(screen.failure)
    guard options.json else { return try show(screen) }
    guard let document = screen.json else { throw missingJSON(of: screen) }
    try printJSON(document)
  }

  /// Ends a command that lists things: with the screen on standard output, with its JSON, or with its rows as CSV.
  ///
  /// - Throws: The screen's failure; a usage error for two forms of output.
  func present(_ screen: some ListScreen, _ output: CSVOptions) throws {
    guard output.csv else { return try present(screen) }
    try require(screen.failure)
    try writeCSV(screen.csv ?? [])
  }

  /// Writes rows as a CSV file.
  ///
  /// - Throws: A usage error where JSON is asked for, too.
  func writeCSV(_ rows: [[String]]) throws {
    if options.json { throw ValidationError("Give either '--json' or '--csv'.") }
    let writer = CSVWriter()
    try write(rows.map(writer.line).joined())
  }

  /// Ends a command: with the screen on standard output, or with the document that `json` makes of `value`.
  ///
  /// - Throws: The screen's failure.
  func show<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, _ json: (Value) -> JSONValue
  ) throws {
    try show(screen, failure, value, in: environment, json)
  }

  /// Ends a command that writes; a dry run says of what was done that it was one, and that nothing was saved.
  func showChange<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, _ json: (Value) -> JSONValue
  ) throws {
    try show(screen, failure, value, in: environmentOfChange, json)
    if options.isDryRun { tell(format.console.dryRun) }
  }

  private func show<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, in environment: EnvironmentValues,
    _ json: (Value) -> JSONValue
  ) throws {
    if let failure { throw ConsoleFailure(failure, format) }
    guard let value else { throw missingJSON(of: screen) }
    if options.json {
      try printJSON(json(value))
    } else {
      try print(in: environment) { screen.lines(in: $0) }
    }
  }

  private func missingJSON(of screen: any Screen) -> ConsoleFailure {
    ConsoleFailure(.software, code: "internal", message: "\(screen.title) has no JSON output")
  }

  /// The environment of a screen: the terminal, in the current theme and language.
  var environment: EnvironmentValues {
    var environment = terminal(isAccessible)
    environment.titleSeparator = format.strings.titleSeparator
    environment.theme = Theme(dependencies.shared[GeneralPreferences.theme])
    return environment
  }

  /// The environment of a screen after a change, which marks a dry run.
  var environmentOfChange: EnvironmentValues {
    var environment = environment
    if options.isDryRun { environment.dryRunTitle = format.console.dryRunTitle }
    return environment
  }

  /// Prints the one JSON document of a command.
  func printJSON(_ document: JSONValue) throws {
    var document = options.isDryRun ? document.ofDryRun : document
    if let past { document = document.asOf(past.number) }
    if let host { return host.say(document.text(.pretty)) }
    try check(streams.output.write(document.text(.compact) + "\n"))
  }

  /// Prints text as it is, such as a page of HTML.
  func write(_ text: String) throws {
    if let host { return host.say(text) }
    try check(streams.output.write(text))
  }

  /// Prints a screen as it is now.
  func show(_ screen: any Screen) throws {
    try print(in: environment) { screen.lines(in: $0) }
  }

  /// Prints lines of text.
  func print(_ lines: [TerminalText]) throws {
    try print(in: environment) { _ in lines }
  }

  /// Prints what is laid out for an environment; a host may do that again, for another width.
  private func print(
    in environment: EnvironmentValues, _ layOut: @escaping @MainActor (EnvironmentValues) -> [TerminalText]
  ) throws {
    guard let host else { return try check(output.write(Renderer(environment).render(layOut(environment)))) }
    host.show { width in
      var environment = environment
      environment.width = width
      return layOut(environment)
    }
  }

  /// Writes the output that waits for a pager; called at the end of every command.
  func flush() async throws {
    try check(await output.flush())
  }

  /// Prints a message to standard error.
  func tell(_ message: String) {
    if let host { return host.say(message) }
    _ = streams.error.write(rendered(message))
  }

  /// The feedback on the terminal of standard error; none on another stream.
  var feedback: Feedback {
    guard options.isAttended else { return .none }
    return .terminal(dependencies.shared) { [streams] in _ = streams.error.write($0) }
  }

  /// Gives feedback on a command, and waits until it is over.
  func give(_ kind: FeedbackKind) async {
    guard options.isAttended,
      let (begin, end) = TerminalFeedback.signal(for: kind, dependencies.shared[GeneralPreferences.feedback])
    else { return }
    _ = streams.error.write(begin)
    guard let end else { return }
    await TerminalFeedback.pause()
    _ = streams.error.write(end)
  }

  /// Prints a question to standard error, without a line break after it.
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
      throw ConsoleFailure(.ioError, code: "outputFailed", message: format.console.outputFailed)
    }
  }
}

/// The global options that a session goes by.
struct GlobalOptionValues: Sendable {
  let json: Bool
  let isDryRun: Bool
  /// Whether the output is for a screen reader; `nil` where the setting decides.
  let isAccessible: Bool?
  /// Whether standard error is a terminal that can show progress and ring the bell.
  let isAttended: Bool
  /// Whether the data is a sample.
  let isMock: Bool
  /// Whether a name has to be typed as a whole.
  let takesExactNames: Bool
  /// The columns that were asked for; `nil` where the output decides.
  let width: Int?
}

/// What shows the output of a command and asks its questions, where another program has the streams.
struct CommandHost {
  /// Shows lines of a screen, which it lays out for a width.
  let show: @MainActor (_ layOut: @escaping @MainActor (_ width: Int) -> [TerminalText]) -> Void
  /// Shows any other text.
  let say: @MainActor (String) -> Void
  /// Asks whether to go on.
  let ask: @MainActor (Confirmation) async -> Bool
  /// Opens a screen over the one in front; `nil` for a command on other data than the host's.
  let open: (@MainActor (AppDestination) throws -> any InteractiveScreen)?
}
