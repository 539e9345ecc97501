import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit

/// Names as a hostile or merely interesting person would give them.
let hostileNames = [
  "", " ", "日本旅行のための貯金", "👨‍👩‍👧‍👦 家族", "🇫🇷🇯🇵🇨🇭", "e\u{301}\u{302}e\u{301}", "\u{1B}[2J\u{1B}[31mred", "\u{9B}2J",
  "\u{202E}desrever", "line\nbreak\r\nand\ttab", "a\u{2028}b", "zero\u{200B}width\u{200D}joiner", "€ £ ¥ … “quoted”",
  "\u{0}\u{7}\u{8}\u{7F}", String(repeating: "W", count: 300), String(repeating: "日", count: 150),
]

/// How a locale writes, in UTC.
func format(_ locale: String) -> FormatContext {
  FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
}

/// Months from January 2026 on, in dollars.
func months(_ nets: [Decimal], _ format: FormatContext) -> [ContributionMonthUIModel] {
  nets.enumerated().map { index, net in
    ContributionMonthDomain(month: Samples.month(202_601 + index), net: .usd(net)).toUIModel(format)
  }
}

extension View {
  /// The lines without their styles. French groups digits with spaces that don't break; here they look like any other.
  func plainLines(_ environment: EnvironmentValues = EnvironmentValues()) -> [String] {
    lines(in: environment).map {
      $0.plainText.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }
}
