public import ModuloModels
public import TerminalKit

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
