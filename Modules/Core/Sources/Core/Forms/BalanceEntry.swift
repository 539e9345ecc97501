public import Foundation
public import ModuloModels
public import ModuloUtilities

/// An amount in a field while it is typed: it can't hold anything but an amount.
///
/// Only for what is typed letter by letter; an amount that comes as a whole, such as an argument, is read strictly and
/// never cut.
public struct BalanceEntry: Hashable, Sendable {
  /// The digits with at most one dot, and after it no more than the currency has.
  public let digits: String
  /// The currency of the amount.
  public let currency: Currency

  /// Whether what was typed has a mark that may mean something else than the decimal one of the locale, such as that
  /// between thousands, or one in a currency without decimals. It is to be kept as typed then, and read as a whole.
  public static func isAmbiguous(_ typed: String, currency: Currency, locale: Locale) -> Bool {
    let mark = locale.decimalSeparator ?? "."
    return typed.contains { $0 == "." || $0 == "," ? currency.exponent == 0 || String($0) != mark : false }
  }

  /// Keeps of what was typed digits and the decimal mark: of several marks the first, with what stands between it and
  /// the next, and no more decimals than the currency has. A minus is dropped, because a debt is typed as what is owed.
  ///
  /// - Parameter locale: Its decimal mark is one. So is a dot, unless the locale groups with it or the text has the
  ///   locale's mark too: a keypad has a dot in every language.
  public init(_ typed: String, currency: Currency, locale: Locale) {
    let mark = locale.decimalSeparator ?? "."
    let isGrouped = mark != "." && (locale.groupingSeparator == "." || typed.contains(mark))
    let ungrouped = isGrouped ? typed.replacing(".", with: "") : typed
    let kept = ungrouped.replacing(mark, with: ".").filter { $0.isASCII && $0.isNumber || $0 == "." }
    let pieces = kept.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    let whole = pieces.first.map(String.init) ?? ""
    let hasFraction = pieces.count > 1 && currency.exponent > 0
    digits = hasFraction ? whole + "." + pieces[1].prefix(currency.exponent) : whole
    self.currency = currency
  }

  /// The amount, never negative; `nil` while there is no digit, or when there are more than any amount has.
  public var amount: Money? {
    // A dot after which nothing was typed yet says nothing.
    let settled = digits.hasSuffix(".") ? String(digits.dropLast()) : digits
    do {
      return try AmountReader(decimalMark: .point, currency: currency).read(settled)
    } catch {
      return nil
    }
  }

  /// The text that is typed on: ``digits`` with the locale's decimal mark.
  public func input(_ format: FormatContext) -> String { digits.replacing(".", with: format.decimalSeparator) }

  /// The amount as it is shown, grouped and with the currency's sign, as the locale writes amounts: `£1,234.5`;
  /// the sign alone for an empty field.
  public func text(_ format: FormatContext) -> String {
    let style = Decimal.FormatStyle.Currency(code: currency.code, locale: format.locale).precision(.fractionLength(0))
    let pattern = Decimal(0).formatted(style)
    let text = pattern.replacing("0", with: number(format), maxReplacements: 1)
    return digits.isEmpty ? text.trimmingCharacters(in: .whitespaces) : text
  }

  private func number(_ format: FormatContext) -> String {
    let pieces = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let whole = pieces.first ?? ""
    let grouped = Int64(whole).map { $0.formatted(IntegerFormatStyle<Int64>(locale: format.locale)) } ?? whole
    return pieces.count > 1 ? grouped + format.decimalSeparator + pieces[1] : grouped
  }
}
