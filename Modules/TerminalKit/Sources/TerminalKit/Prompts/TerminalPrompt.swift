import Foundation

/// Asks questions among the lines of a command, without a screen of its own.
///
/// ```swift
/// let prompt = TerminalPrompt()
/// let name = try await prompt.text("Name of the project", default: "demo")
/// let kind = try await prompt.choice("Kind", ["app", "library"]) { "\($0)" }
/// if try await prompt.confirm("Create \(name)?") {
///   try await prompt.progress("Copying") { try await copy(kind) }
/// }
/// ```
///
/// On a terminal a question is answered by keys, and leaves one line with its answer. Elsewhere, as in a script or for a
/// screen reader, a question is a line and so is its answer. Control-C cancels.
public struct TerminalPrompt: Sendable {
  let input: StandardStream
  let output: StandardStream
  let environment: EnvironmentValues

  /// Questions on the streams of the process.
  ///
  /// - Parameters:
  ///   - input: where the answers come from.
  ///   - output: where the questions go.
  ///   - environment: what the output can show; nil to find out by the variables of the process. In an accessible one
  ///     questions are lines.
  public init(
    input: StandardStream = .input, output: StandardStream = .output, environment: EnvironmentValues? = nil
  ) {
    self.input = input
    self.output = output
    self.environment =
      environment
      ?? TerminalCapabilities(
        variables: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
        windowWidth: { output.windowWidth }
      ).environment
  }

  /// Whether questions are answered by keys.
  var isInteractive: Bool { input.isTerminal && output.isTerminal && !environment.isAccessible }

  /// Writes a line.
  func say(_ text: TerminalText) { _ = output.write(Renderer(environment).render([text])) }
}

/// The reason why a question has no answer.
public enum TerminalPromptError: Error, Hashable {
  /// Control-C or Esc was pressed.
  case cancelled
  /// The input has ended.
  case inputEnded
}

extension TerminalPrompt {
  /// Asks by keys: draws a state, and takes events until one submits it. Then one line is left of it.
  func ask<State>(
    _ initial: State, handle: (TerminalEvent, inout State) -> KeyResponse, lines: (State) -> TextBlock,
    answer: (State) -> TerminalText
  ) async throws -> State {
    var result: Result<State, any Error> = .failure(TerminalPromptError.inputEnded)
    let signal = try await TerminalSession.run(input: input, output: output, modes: Self.modes) { session in
      var state = initial
      var drawn = InlineLines(output, environment)
      drawn.draw(lines(state).lines)
      for await event in session {
        let response = event == .key(.control("c")) ? .cancelled : handle(event, &state)
        switch response {
        case .submitted:
          drawn.finish(answer(state))
          result = .success(state)
          return TerminationSignal?.none
        case .cancelled:
          drawn.finish(answer(initial).dim())
          result = .failure(TerminalPromptError.cancelled)
          return nil
        case .ignored, .unchanged, .changed:
          if case .termination(let signal) = event { return signal }
          drawn.draw(lines(state).lines)
        }
      }
      return nil
    }
    signal?.raise()
    return try result.get()
  }

  private static let modes: [TerminalMode] = [.hiddenCursor, .bracketedPaste, .keyboardProtocol]

  /// Asks by a line.
  ///
  /// - Parameters:
  ///   - question: what is asked, before the place of the answer.
  ///   - read: what is meant by a line; nil asks again.
  func askForLine<Answer>(_ question: TerminalText, read: (String) -> Answer?) async throws -> Answer {
    while true {
      _ = output.write(Renderer(environment).render(question + ": "))
      guard let line = await input.line() else { throw TerminalPromptError.inputEnded }
      if let answer = read(line) { return answer }
    }
  }
}

/// Lines that are drawn again and again in their place.
private struct InlineLines {
  private let output: StandardStream
  private let environment: EnvironmentValues
  private var height = 0

  init(_ output: StandardStream, _ environment: EnvironmentValues) {
    self.output = output
    self.environment = environment
  }

  mutating func draw(_ lines: [TerminalText]) {
    _ = output.write(start + lines.map(Renderer(environment).render).joined(separator: "\r\n"))
    height = lines.count
  }

  mutating func finish(_ line: TerminalText) {
    _ = output.write(start + Renderer(environment).render(line) + "\r\n")
    height = 0
  }

  /// To the beginning of the first line, with nothing left below.
  private var start: String { "\r" + (height > 1 ? "\u{1B}[\(height - 1)A" : "") + "\u{1B}[J" }
}
