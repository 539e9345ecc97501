import CommandKit
import ModuloModels

/// A value as it was typed. What it means depends on more than the text, so it is read later.
protocol TypedArgument: ExpressibleByArgument {
  var text: String { get }
  init(text: String)
  /// Why a blank one is refused, before it could be read.
  static var missing: String { get }
}

extension TypedArgument {
  init?(argument: String) { self.init(text: argument) }

  var defaultValueDescription: String { text }

  /// `-3d` and `-45m` are values, and no options.
  static func reads(_ token: String) -> Bool { token.dropFirst().first.map { ("0"..."9").contains($0) } ?? false }

  static func refusal(of token: String) -> String? { missing }
}

/// An amount as it was typed. What it means depends on a currency, so the form reads it.
struct AmountArgument: TypedArgument {
  static let missing = "the amount is missing"
  let text: String

  /// `-5`, `-.5` and `-$5` are amounts, and no options: the rules then say what was meant.
  static func reads(_ token: String) -> Bool {
    token.dropFirst().first.map { ("0"..."9").contains($0) || $0 == "." || $0 == "," || $0.isCurrencySymbol } ?? false
  }
}

/// A day as it was typed. What it means depends on today, so the form reads it.
struct DayArgument: TypedArgument {
  static let missing = "the day is missing"
  let text: String
}

extension ArgumentHelp {
  /// Help of `--on`, which is looked for under other names.
  static func onDay(_ abstract: String) -> ArgumentHelp {
    ArgumentHelp(abstract, valueName: "day", suggestion: .words(["date", "day", "when"]))
  }
}

/// A time as it was typed. What it means depends on now and on the time zone, so the form reads it.
struct TimeArgument: TypedArgument {
  static let missing = "the time is missing"
  let text: String
}

/// A length of time as it was typed. What it means depends on the locale, so the form reads it.
struct LengthArgument: TypedArgument {
  static let missing = "the time is missing"
  let text: String
}
