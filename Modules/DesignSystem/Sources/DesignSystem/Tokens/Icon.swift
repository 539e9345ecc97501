public import ModuloModels
public import TerminalKit

/// An icon of one character: a glyph, and a form in ASCII.
public enum Icon: CaseIterable, Sendable {
  /// A goal, before the title of an empty list.
  case target
  /// Stands before a message of success.
  case check
  /// Stands before a message of failure.
  case warning
  /// Points up at what is meant.
  case pointer
  /// A rise.
  case higher
  /// A fall.
  case lower

  /// The icon in the character set of an environment.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    environment.characterSet == .ascii ? TerminalText(ascii) : TerminalText(glyph)
  }

  /// The icon before a text; the text alone in accessible output.
  public func text(before text: TerminalText, in environment: EnvironmentValues, _ color: Color? = nil) -> TerminalText
  {
    environment.isAccessible ? text : self.text(in: environment).foregroundStyle(color) + " " + text
  }

  private var glyph: String {
    switch self {
    case .target: "🎯"
    case .check: "✓"
    case .warning: "⚠"
    case .pointer: "▲"
    case .higher: "↗"
    case .lower: "↘"
    }
  }

  private var ascii: String {
    switch self {
    case .target: "(o)"
    case .check: "*"
    case .warning: "!"
    case .pointer: "^"
    case .higher: "/"
    case .lower: "\\"
    }
  }
}

/// The icon of a type of account: a glyph of two columns, and two letters where only ASCII can be shown. Savings and
/// cash share one.
public struct FinancialAccountIcon: Hashable, Sendable {
  private let glyph: String
  private let letters: String

  /// Creates the icon of a type.
  public init(_ type: FinancialAccountType) {
    (glyph, letters) =
      switch type {
      case .currentAccount: ("🏦", "CA")
      case .savingsAccount, .cash: ("💵", "SV")
      case .cashISA: ("💷", "CI")
      case .stocksAndSharesISA: ("📈", "SI")
      case .lifetimeISA: ("🏠", "LI")
      case .generalInvestmentAccount: ("📊", "GI")
      case .pension: ("👥", "PN")
      case .juniorISA: ("🧒", "JI")
      case .juniorSIPP: ("🎓", "JP")
      case .mortgage: ("🏡", "MG")
      case .loan: ("📄", "LN")
      case .creditCard: ("💳", "CC")
      case .crypto: ("🪙", "CR")
      case .foreignCurrency: ("💱", "FX")
      case .property: ("🏢", "PR")
      case .vehicle: ("🚗", "VH")
      case .brokerage: ("💹", "BR")
      case .retirement: ("🌅", "RT")
      case .otherAsset: ("📦", "OA")
      case .otherDebt: ("🧾", "OD")
      }
  }

  /// The icon in the character set of an environment; empty in accessible output.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return "" }
    return TerminalText(environment.characterSet == .ascii ? letters : glyph)
  }

  /// The icon on a page of HTML.
  var pageGlyph: String { glyph }
}
