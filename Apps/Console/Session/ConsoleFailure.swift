import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities

/// Why a command did not do what it was asked: what it ends with, what it says, and its document for `--json`.
struct ConsoleFailure: CommandFailure {
  let exitCode: ExitCode
  let message: String
  /// The code of the failure in JSON.
  let code: String
  /// The document for `--json`; `nil` when standard output holds something else already.
  private(set) var json: JSONValue?

  /// - Parameters:
  ///   - code: What a script knows the failure by.
  ///   - json: The document, where it is more than the code and the message.
  init(_ exitCode: ExitCode, code: String, message: String, json: JSONValue? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.code = code
    self.json = json ?? ErrorJSON.error.json((code, message))
  }

  /// Whether something went wrong that was meant to go right: a no to a question and an interruption were meant.
  var isMistake: Bool { code != Self.declined && exitCode != .interrupted }

  /// The code of a request that was carried out before.
  static let repeated = "repeated"

  /// The code of a change that is more than the history keeps.
  static let unkept = "unkept"

  /// The code of a no to a question.
  static let declined = "declined"

  /// The same failure, told on standard error only.
  func withoutJSON() -> ConsoleFailure {
    var copy = self
    copy.json = nil
    return copy
  }

  /// A failure of a screen, in the words of the screen's language.
  init(_ failure: any ScreenFailure, _ format: FormatContext, json: JSONValue? = nil) {
    self.init(failure.outcome.exitCode, code: failure.outcome.code, message: failure.text(format), json: json)
  }
}

extension ConsoleFailure {
  /// Settings that can't be used. They would say what the region is, so there is only a language yet.
  init(_ error: SharedStateError, _ language: Language) {
    let format = FormatContext(locale: Locale(identifier: language.rawValue), timeZone: .gmt)
    self.init(.configuration, code: "badConfiguration", message: SettingsError(error).text(format))
  }
}

/// An error that a view model exposes.
protocol ScreenFailure: PresentableError {
  /// The exit code, and the code of the failure in JSON.
  var outcome: (exitCode: ExitCode, code: String) { get }
}

/// The codes of sysexits.h that commands end with, and that of an interruption.
extension ExitCode {
  /// EX_DATAERR: the input, or the stored data, is invalid.
  static let dataError = ExitCode(65)
  /// EX_NOINPUT: an input file is missing.
  static let noInput = ExitCode(66)
  /// EX_SOFTWARE: a bug of this program.
  static let software = ExitCode(70)
  /// EX_CANTCREAT: an output file can't be created.
  static let cantCreate = ExitCode(73)
  /// EX_IOERR: reading or writing failed.
  static let ioError = ExitCode(74)
  /// EX_TEMPFAIL: another process holds the data or the settings; a retry may succeed.
  static let temporaryFailure = ExitCode(75)
  /// EX_NOPERM: a file may not be read or written.
  static let noPermission = ExitCode(77)
  /// EX_CONFIG: the settings can't be used, or the data needs a newer program.
  static let configuration = ExitCode(78)
  /// SIGINT, as shells number it.
  static let interrupted = ExitCode(130)
}
