import Foundation
public import ModuloUtilities

extension AmountReadingError {
  /// The message on an amount.
  public func text(_ format: FormatContext) -> String { text(format, format.strings.error.reading.amount) }

  /// The message in a list of rows: the text that was read, and the error.
  func text(ofRow text: String, _ format: FormatContext) -> String {
    if case .notANumber = self { return self.text(format) }
    return format.strings.error.importing.amount(text.singleLine, self.text(format))
  }

  func text(_ format: FormatContext, _ words: AmountErrorStrings) -> String {
    switch self {
    case .empty: words.empty
    case .notANumber(let text, let column): words.notANumber(text.singleLine, format.number(column))
    case .ambiguous(let first, let second): words.ambiguous(first, second)
    case .tooManyDecimals(let allowed): words.tooManyDecimals(allowed)
    case .outOfRange(let limit): words.outOfRange(limit.formatted(Decimal.FormatStyle(locale: format.locale)))
    }
  }
}

extension DayReadingError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .notADay(let text): words.notADay(text.singleLine)
    case .noSuchDay(let text): words.noSuchDay(text.singleLine)
    case .outOfRange(let text): words.dayOutOfRange(text.singleLine)
    }
  }
}
