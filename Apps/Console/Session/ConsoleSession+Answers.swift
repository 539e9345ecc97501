import CommandKit
import ModuloModels
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// Whether somebody reads questions and types answers: standard input and standard error are terminals.
  var hasTerminal: Bool { streams.input.isTerminal && streams.error.isTerminal }

  /// The failure of a command whose question was answered by no.
  var declined: ConsoleFailure {
    ConsoleFailure(.failure, code: ConsoleFailure.declined, message: format.console.declined)
  }

  /// Reads the answer to a question; `nil` at the end of the input.
  ///
  /// - Throws: The cancellation by a signal.
  func answer() async throws -> String? {
    let answer = await streams.input.line()
    if Task.isCancelled { throw ConsoleFailure(StorageError.cancelled, format) }
    // At the end of the input the cursor is still on the line of the question.
    if answer == nil { tell("") }
    return answer
  }

  /// Asks a question; the end of the input is a no.
  func isAffirmed(_ question: String) async throws -> Bool {
    ask("\(question) \(format.console.choice)")
    return try await answer().map(format.console.isYes) ?? false
  }

  /// Whether a question with several answers can be asked: on a terminal, without `--no-input`.
  func canChoose(_ confirmation: ConfirmationOptions) -> Bool { host == nil && !confirmation.noInput && hasTerminal }

  /// Asks for one of several answers, by its number.
  ///
  /// - Returns: The index of the answer.
  /// - Throws: `declined` for any other answer.
  func choose(_ question: String, _ answers: [String]) async throws -> Int {
    tell(question)
    for (index, answer) in answers.enumerated() { tell("  \(index + 1)  \(answer)") }
    ask("[1-\(answers.count)]")
    let answer = try await answer()
    guard let number = answer.flatMap({ Int($0.trimmed) }), answers.indices.contains(number - 1) else {
      throw declined
    }
    return number - 1
  }
}
