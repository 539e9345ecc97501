import CommandKit
import ModuloModels
import TerminalKit

/// The options that answer a command's question without asking it.
struct ConfirmationOptions: ParsableArguments {
  @Flag(help: "Answer yes to every question.")
  var yes = false

  @Flag(help: "Ask nothing; refuse without --yes.")
  var noInput = false
}

extension ConsoleSession {
  /// Whether a question has to be asked; for a command that reads something before it can ask.
  ///
  /// - Parameter question: What would be asked, where that is known; the failure says what it is about.
  /// - Throws: A usage failure when the question can't be asked: with `--no-input`, or without a terminal.
  @discardableResult
  func canAsk(_ confirmation: ConfirmationOptions, _ question: Confirmation? = nil) throws -> Bool {
    if confirmation.yes || options.isDryRun { return false }
    if host != nil, !confirmation.noInput { return true }
    guard !confirmation.noInput, hasTerminal else {
      let facts = question.map { $0.toUIModel(format).message }
      throw ConsoleFailure(
        .usage, code: "confirmationNeeded",
        message: [facts, format.console.needsTerminal].compactMap(\.self).joined(separator: "\n"))
    }
    return true
  }

  /// Asks the user whether to go on, on a terminal only. A dry run loses nothing, so it doesn't ask.
  ///
  /// - Throws: A usage failure when it can't ask; `declined` when the answer is no.
  func confirm(_ question: Confirmation, _ confirmation: ConfirmationOptions) async throws {
    guard try canAsk(confirmation, question) else { return }
    guard try await isConfirmed(question) else { throw declined }
  }

  private func isConfirmed(_ question: Confirmation) async throws -> Bool {
    if let host { return await host.ask(question) }
    return try await isAffirmed(question.text(format))
  }
}
