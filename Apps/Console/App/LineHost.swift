import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import TerminalKit

/// The app by lines, for screen readers, for terminals that can do no more, and for scripts: prints the screen in front
/// with its rows numbered, reads a line, and does what it says.
@MainActor
final class LineHost {
  let host: AppHost
  let console: ConsoleSession
  /// Tables instead of charts, on lines as long as they need to be: what reads them out wraps nothing.
  var environment: EnvironmentValues {
    var environment = console.environment
    environment.isAccessible = true
    environment.width = nil
    return environment
  }
  var words: LineStrings { console.format.lines }

  init(_ host: AppHost) {
    self.host = host
    console = host.console
    console.readsInput = true
  }

  /// Runs until the user quits, or the input ends.
  ///
  /// - Throws: A failure of the output, the interruption by a signal, and the end of the input within a form.
  func run() async throws {
    try show([TerminalText(words.introduction)])
    // A script is no new user, and has no answer to a question that it doesn't know of.
    if console.streams.input.isTerminal {
      try host.welcome()
    } else if let message = await host.draftMessage() {
      try show([TerminalText(message)])
    }
    try await host.settle()
    while host.ending == nil, try await step() {
      // Another process may have written while the line was waited for. What a form was refused for stays.
      host.markOutdated()
      if host.top.isForm { _ = host.top.takeOutdated() }
      try await host.settle()
    }
    try await host.settle()
    if host.ending == nil, host.top.hasInput {
      throw ConsoleFailure(.dataError, code: "formNotSaved", message: words.formNotSaved)
    }
  }

  /// Shows what is in front, and does what the next line says.
  ///
  /// - Returns: false at the end of the input.
  private func step() async throws -> Bool {
    try showNews()
    switch host.overlay {
    case .question(let question, let answer): return try await ask(question, answer)
    case .answer(let answer, _): try show(answer.lines(width: host.frameWidth))
    case .help, nil: break
    }
    (host.overlay, host.prompt) = (nil, nil)
    let screen = host.top
    try show(["", TerminalText(host.stage.all.map(\.title.plainText).joined(separator: ", ")).bold()])
    return try await screen.isForm ? LineForm(self, screen).fill() : choose(on: screen)
  }

  /// The toasts and notices since the last line.
  private func showNews() throws {
    if let toast = host.toasts.current {
      try show(Message(host.text(of: toast), toast.style == .success ? .success : .failure))
    }
    if let notice = host.notice { try show(Message(notice, .failure)) }
    host.toasts.dismiss()
    host.notice = nil
  }

  private func ask(
    _ question: ConfirmationState<Bool>, _ answer: @escaping @MainActor (Bool) async -> Void
  ) async throws -> Bool {
    let message = question.message.plainText.split(separator: "\n").map { TerminalText(String($0)) }
    try show(message)
    let line = try await read(question.title + " " + TerminalText(console.format.console.choice) + " ")
    host.answer(line.map(console.format.console.isYes) ?? false, answer)
    return line != nil
  }
}

extension LineHost {
  /// Shows lines.
  ///
  /// - Throws: A failure of the output.
  func show(_ lines: [TerminalText]) throws {
    try console.write(Renderer(environment).render(lines))
  }

  func show(_ view: some View) throws { try show(view.lines(in: environment)) }

  /// Reads a line after a prompt.
  ///
  /// - Returns: `nil` at the end of the input.
  /// - Throws: The cancellation by a signal.
  func read(_ prompt: TerminalText) async throws -> String? {
    try console.write(String(Renderer(environment).render([prompt]).dropLast()))
    let line = await console.streams.input.line()
    host.tick()
    if Task.isCancelled {
      host.keepDraft()
      throw ConsoleFailure(.interrupted, code: "interrupted", message: words.interrupted)
    }
    // What a script pipes in isn't on the screen, and the end of the input ends no line.
    if line == nil || !console.streams.input.isTerminal { try console.write("\n") }
    return line
  }
}
