import CommandKit
import ModuloCore
import ModuloModels
import ModuloUtilities

/// Why a command did not do what it was asked: what it ends with, what it says, and its document for `--json`.
struct ConsoleFailure: CommandFailure {
  let exitCode: ExitCode
  let message: String
  /// What a script knows the failure by.
  let code: String
  /// The document for `--json`; `nil` when standard output holds something else already.
  private(set) var answer: JSONValue?

  /// - Parameters:
  ///   - code: What a script knows the failure by.
  ///   - answer: The document, where it is more than the code and the message.
  init(_ exitCode: ExitCode, code: String, message: String, answer: JSONValue? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.code = code
    self.answer = answer ?? failureAnswer(code: code, message: message)
  }

  /// Whether something went wrong that was meant to go right: a no to a question and an interruption were meant.
  var isMistake: Bool { code != Self.declined && exitCode != .interrupted }

  /// What a script knows a no by.
  static let declined = "declined"

  /// The same failure, told on standard error only.
  func withoutAnswer() -> ConsoleFailure {
    var copy = self
    copy.answer = nil
    return copy
  }

  /// A failure of a screen, in the words of the screen's language.
  init(_ failure: any ScreenFailure, _ format: FormatContext, answer: JSONValue? = nil) {
    self.init(failure.outcome.exitCode, code: failure.outcome.code, message: failure.text(format), answer: answer)
  }
}

extension ConsoleFailure {
  /// Settings that can't be used; there is no language yet to say it in but English.
  init(_ error: PreferencesError) {
    let message =
      switch error {
      case .malformed(let path, let detail): "\(path): \(detail)"
      case .unreadable(let path): "\(path) can't be read"
      case .unwritable(let path): "\(path) can't be written"
      case .busy(let path): "another program is changing \(path)"
      }
    self.init(.badConfiguration, code: "badConfiguration", message: message)
  }
}

/// An error that a view model exposes.
protocol ScreenFailure: PresentableError {
  /// What it ends the program with, and what a script knows it by.
  var outcome: (exitCode: ExitCode, code: String) { get }
}

extension ExitCode {
  static let badData = ExitCode(65)
  static let noInput = ExitCode(66)
  static let ourBug = ExitCode(70)
  static let cannotCreate = ExitCode(73)
  static let inputOutput = ExitCode(74)
  static let busy = ExitCode(75)
  static let noPermission = ExitCode(77)
  static let badConfiguration = ExitCode(78)
  static let interrupted = ExitCode(130)
}
