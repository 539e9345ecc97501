import CommandKit
import ModuloModels
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// Asks for the fields of a form on a terminal, one after the other. An empty line leaves a field empty, and one that
  /// can't be read is asked for again.
  ///
  /// - Parameter fields: The fields as they are after each answer.
  /// - Throws: A usage failure without a terminal; `declined` at the end of the input.
  func ask(for fields: @MainActor () -> [FormField]) async throws {
    let words = format.console
    guard host == nil, hasTerminal else {
      throw ConsoleFailure(.usage, code: "terminalNeeded", message: words.asksOnTerminal)
    }
    for index in fields().indices {
      var fault: TerminalText?
      repeat {
        if let fault { tell(fault.plainText) }
        let field = fields()[index]
        _ = await field.set(try await answer(to: "\(field.label.plainText) (\(field.prompt.plainText)):"))
        fault = fields()[index].fault
      } while fault != nil
    }
  }

  private func answer(to question: String) async throws -> String {
    ask(question)
    guard let line = try await answer() else { throw declined }
    return line.trimmed
  }
}
