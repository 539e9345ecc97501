import Foundation
import ModuloModels
import ModuloUtilities

/// The console's words for advice: the command or the option that follows it.
struct ConsoleAdvice: AdviceWords {
  func text(_ advice: Advice, in language: Language) -> String {
    switch language {
    case .english: english(advice)
    case .french: french(advice)
    }
  }
}

extension ImportOption {
  /// The option of the command line.
  var name: String {
    switch self {
    case .dateFormat: "--date-format"
    case .decimalMark: "--decimal-mark"
    case .delimiter: "--delimiter"
    case .encoding: "--encoding"
    }
  }
}

extension CSVDelimiter {
  /// The value of the option, for a shell.
  var argument: String { self == .tab ? name : "'\(name)'" }
}

extension DataWarning.Remedy {
  /// The command line that repairs the row, for a shell; `nil` where none does.
  var command: String? {
    switch self {
    case .editGoal(let goal, let name, let removesEnd, let removesEmoji):
      Self.command(
        "goal edit", goal,
        [
          name.map { Self.option("name", $0) }, removesEmoji ? Self.option("emoji", "") : nil,
          removesEnd ? "--end none" : nil,
        ])
    case .removeContributionName(let contribution):
      Self.command("contribution edit", contribution, [Self.option("name", "")])
    case .editAccount(let account, let provider, let name):
      Self.command("account edit", account, [Self.option("provider", provider), name.map { Self.option("name", $0) }])
    case .deleteRate(let rate): Self.command("rate delete", rate, ["--yes"])
    case .editGroup(let group, let name): Self.command("group edit", group, [Self.option("name", name)])
    case .editBlock(let block, let name): Self.command("block edit", block, [Self.option("name", name)])
    case .editSession(let session, let memo): Self.command("track edit", session, [Self.option("memo", memo)])
    case .document: nil
    }
  }

  private static func command(_ verb: String, _ reference: NumberReference, _ options: [String?]) -> String {
    let row =
      switch reference {
      case .number(let number): String(number)
      case .id(let id): id.uuidString
      }
    return (["modulo \(verb)", row] + options.compactMap(\.self)).joined(separator: " ")
  }

  /// An option with its value in shell quotes; the value may begin with a dash.
  private static func option(_ name: String, _ value: String) -> String {
    // By scalars, as a shell reads: a mark may combine with a quote.
    let quoted = "'\(value.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined())'"
    return value.hasPrefix("-") ? "--\(name)=\(quoted)" : "--\(name) \(quoted)"
  }
}
