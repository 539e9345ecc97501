import ModuloUtilities

extension ExchangeRateError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.rate
    return switch self {
    case .unknownCurrency(let code): format.strings.error.goal.unknownCurrency(code.singleLine)
    case .missingCurrency: words.missingCurrency
    case .sameCurrency(let currency): words.sameCurrency(currency.code)
    case .unreadableRate(let error): error.text(format, words.reading)
    case .notPositive: words.notPositive
    case .unreadableDay(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.singleLine)
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}
