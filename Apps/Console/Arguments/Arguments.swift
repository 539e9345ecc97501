import CommandKit
import ModuloModels

/// An amount as it was typed. What it means depends on a currency, so the form reads it.
struct AmountArgument: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    text = argument
  }

  var defaultValueDescription: String { text }

  /// `-5`, `-.5` and `-$5` are amounts, and no options: the rules then say what was meant.
  static func reads(_ token: String) -> Bool {
    token.dropFirst().first.map { ("0"..."9").contains($0) || $0 == "." || $0 == "," || $0.isCurrencySymbol } ?? false
  }

  /// A blank one is refused before any form could read it.
  static func refusal(of token: String) -> String? { "the amount is missing" }
}

/// A day as it was typed. What it means depends on today, so the form reads it.
struct DayArgument: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    text = argument
  }

  var defaultValueDescription: String { text }

  /// `-3d` is a day, and no option.
  static func reads(_ token: String) -> Bool {
    token.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }

  /// A blank one is refused before any form could read it.
  static func refusal(of token: String) -> String? { "the day is missing" }
}

extension ArgumentHelp {
  /// Help of `--on`, which is looked for under other names.
  static func onDay(_ abstract: String) -> ArgumentHelp {
    ArgumentHelp(abstract, valueName: "day", suggestion: .words(["date", "day", "when"]))
  }
}

/// A time as it was typed. What it means depends on now and on the time zone, so the form reads it.
struct TimeArgument: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    text = argument
  }

  var defaultValueDescription: String { text }

  /// `-45m` is a time, and no option.
  static func reads(_ token: String) -> Bool {
    token.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }

  /// A blank one is refused before any form could read it.
  static func refusal(of token: String) -> String? { "the time is missing" }
}
