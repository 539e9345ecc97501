import Foundation

extension Currency {
  /// Whether a text in a file means the currency: its code, or a sign that it has anywhere, in any case of the letters.
  /// A sign that several currencies have is the sign of each: `$` of USD and of CAD.
  ///
  /// Codes are compared at once. A sign costs some formatting, so that a loop over rows keeps the answer.
  public func isWritten(_ text: String) -> Bool {
    if let written = Currency(code: text) { return written == self }
    return CurrencySigns(self, locale: nil).meaning(of: text) == .own
  }
}

/// The signs and codes of currencies, as they are typed beside the amounts of one of them.
struct CurrencySigns: Hashable, Sendable {
  enum Meaning: Equatable {
    /// The sign or the code of the currency itself.
    case own
    /// That of another currency.
    case other(Currency)
    /// It belongs to no currency.
    case unknown
  }

  private let currency: Currency
  /// Nil for a file: its locale is unknown, and a sign that several currencies have is taken for its own.
  private let locale: Locale?
  private let own: Set<String>

  init(_ currency: Currency, locale: Locale?) {
    self.currency = currency
    self.locale = locale
    own = locale == nil ? Self.signsAnywhere(of: currency) : []
  }

  /// What a text beside an amount means, in any case of its letters.
  ///
  /// The sign that the locale writes for a currency is that of this currency alone: `$` is no Canadian dollar in the
  /// United States, and no other one in Canada.
  func meaning(of text: String) -> Meaning {
    let sign = Self.key(text)
    if sign == currency.code || own.contains(sign) { return .own }
    if let other = Currency(code: sign) { return .other(other) }
    if let locale, sign == Self.sign(of: currency, in: locale) { return .own }
    let isOwnAnywhere = locale != nil && Self.signsAnywhere(of: currency).contains(sign)
    // Letters are the sign of several currencies, and more often something else: `K`, `km`, `R`.
    if !isOwnAnywhere, sign.utf8.allSatisfy({ $0 < 0x80 }), sign.allSatisfy(\.isLetter) { return .unknown }
    if let locale, let other = Currency.all.first(where: { Self.sign(of: $0, in: locale) == sign }) {
      return .other(other)
    }
    return isOwnAnywhere ? .own : Self.international[sign].map(Meaning.other) ?? .unknown
  }
}

extension CurrencySigns {
  /// The signs that are known everywhere, `US$` and `$` for USD, and the one that is written where the currency is at
  /// home.
  private static func signsAnywhere(of currency: Currency) -> Set<String> {
    Set(internationalSigns(of: currency) + [sign(of: currency, in: homeLocale(of: currency))])
  }

  private static func internationalSigns(of currency: Currency) -> [String] {
    let locale = Locale(identifier: "en_001")
    return [sign(of: currency, in: locale), sign(of: currency, in: locale, isNarrow: true)]
  }

  /// The currency that each sign means first of all.
  private static let international: [String: Currency] = Dictionary(
    Currency.all.flatMap { currency in internationalSigns(of: currency).map { ($0, currency) } },
    uniquingKeysWith: { first, _ in first })

  /// The main language of the country whose code begins that of the currency: Arabic in Jordan for JOD.
  private static func homeLocale(of currency: Currency) -> Locale {
    Locale(identifier: Locale.Language(identifier: "und-" + currency.code.prefix(2)).maximalIdentifier)
  }

  private static func sign(of currency: Currency, in locale: Locale, isNarrow: Bool = false) -> String {
    let style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale).precision(.fractionLength(0))
    let text = Decimal(0).formatted(isNarrow ? style.presentation(.narrow) : style)
    return key(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.decimalDigit == nil })))
  }

  /// The form in which signs are compared: without white space, marks of writing direction, accents and the hamza, width,
  /// case, and a last point.
  private static func key(_ text: String) -> String {
    let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { scalar in
      scalar.isVisible && ![.format, .nonspacingMark].contains(scalar.properties.generalCategory)
    }
    let sign = String(String.UnicodeScalarView(scalars)).uppercased()
    return sign.hasSuffix(".") ? String(sign.dropLast()) : sign
  }
}
