import Foundation
public import ModuloUtilities

extension AmountReadingError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .empty: words.emptyAmount
    case .notANumber(let column): words.notAnAmount(format.number(column))
    case .ambiguous(let first, let second): words.ambiguousAmount(first, second)
    case .tooManyDecimals(let allowed): words.tooManyDecimals(allowed)
    case .outOfRange(let limit): words.amountOutOfRange(limit.formatted(Decimal.FormatStyle(locale: format.locale)))
    }
  }
}

extension DayReadingError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .notADay(let text): words.notADay(text.singleLine)
    case .noSuchDay(let text): words.noSuchDay(text.singleLine)
    case .outOfRange(let text): words.dayOutOfRange(text.singleLine)
    }
  }
}
