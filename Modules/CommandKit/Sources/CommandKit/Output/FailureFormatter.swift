/// Puts what is wrong with a command line into words.
public struct FailureFormatter: Sendable {
  private let strings: CommandStrings
  private let width: Int

  /// - Parameter width: the columns that the usage line fills.
  public init(strings: CommandStrings = .english, width: Int = 80) {
    self.strings = strings
    self.width = width
  }

  /// The whole error as it is printed: the message, the help of the argument in question, the usage line and where to read
  /// more. Without a line break at its end.
  public func text(for failure: UsageFailure) -> String {
    let errors = strings.errors
    let usage = UsageFormatter(strings: strings, width: width).usage(errors.usage, of: failure.command)
    let footer = failure.command.helpName.map { "  " + errors.footer("\(failure.command.commandLine) \($0)") }
    let message = message(for: failure.error)
    let heading = message.isEmpty ? [] : [errors.error(message)]
    return (heading + helpLine(for: failure.error) + [usage, footer].compactMap(\.self)).joined(separator: "\n")
  }

  /// The message alone, on one line or, where it lists what would be right, on several.
  public func message(for error: ParserError) -> String {
    let errors = strings.errors
    return switch error {
    case .unknownOption(let name, let suggestion):
      suggestion.map { errors.didYouMean(errors.unknownOption(name), $0) }
        ?? errors.noSimilarOption(errors.unknownOption(name))
    case .unknownSubcommand(let word, let suggestions) where suggestions.count > 1:
      errors.didYouMeanOneOf(errors.unexpectedArgument(word), suggestions)
    case .unknownSubcommand(let word, let suggestions):
      suggest(suggestions.first, after: errors.unexpectedArgument(word))
    case .missingValue(let argument, let name):
      errors.missingValue(argument.label(as: name))
    case .missingArgument(let argument):
      missing(argument)
    case .invalidValue(let value, let argument, let source, let reason):
      invalid(value, argument, source, reason)
    case .unexpectedValue(let value, let name):
      errors.unexpectedValue(name.description, value)
    case .contradictoryFlags(let earlier, let later):
      errors.contradictoryFlags(earlier.description, later.description)
    case .unexpectedArguments(let words, let joined):
      unexpected(words, joined: joined)
    case .unsupportedShell(let name):
      errors.unsupportedShell(name, CompletionShell.allCases.map(\.rawValue))
    case .validation(let message):
      message
    }
  }
}

extension FailureFormatter {
  private func suggest(_ suggestion: String?, after message: String) -> String {
    suggestion.map { strings.errors.didYouMean(message, $0) } ?? message
  }

  private func unexpected(_ words: [String], joined: String?) -> String {
    let errors = strings.errors
    let message = words.count == 1 ? errors.unexpectedArgument(words.joined()) : errors.unexpectedArguments(words)
    return joined.map { errors.useQuotes(message, $0.quoted) } ?? message
  }

  private func missing(_ argument: ArgumentDescription) -> String {
    let sides = argument.sides.map(\.description)
    return sides.count > 1
      ? strings.errors.missingOneOf(sides) : strings.errors.missingArgument(argument.bareSynopsis)
  }

  private func invalid(
    _ value: String, _ argument: ArgumentDescription, _ source: ParserError.ValueSource, _ reason: String?
  ) -> String {
    let message =
      switch source {
      case .position: strings.errors.invalidValue(value, argument.label())
      case .name(let name): strings.errors.invalidValue(value, argument.label(as: name))
      case .environment(let variable): strings.errors.invalidEnvironment(value, variable, argument.label())
      }
    if let reason { return strings.errors.reason(message, strings.phrase(reason)) }
    if let meant = Suggestion.value(meantBy: value, among: argument.allowedValues) {
      return strings.errors.didYouMean(message, meant)
    }
    return argument.allowedValues.isEmpty ? message : strings.errors.provideOneOf(message, argument.allowedValues)
  }

  private func helpLine(for error: ParserError) -> [String] {
    switch error {
    case .missingValue(let argument, let name): helpLine(argument, as: name)
    case .missingArgument(let argument): helpLine(argument, as: nil)
    case .invalidValue(_, let argument, .name(let name), _): helpLine(argument, as: name)
    case .invalidValue(_, let argument, _, _): helpLine(argument, as: nil)
    default: []
    }
  }

  private func helpLine(_ argument: ArgumentDescription, as name: ArgumentName?) -> [String] {
    argument.abstract.isEmpty ? [] : [strings.errors.help(argument.label(as: name), argument.abstract)]
  }
}

extension String {
  /// The text as one word for a shell: in the quotes that keep all of it.
  fileprivate var quoted: String {
    let isPlain = !contains { "\"\\$`!".contains($0) }
    return isPlain ? "\"\(self)\"" : "'\(replacing("'", with: "'\\''"))'"
  }
}
