public import ModuloModels
public import TerminalKit

/// The picture of a type of account: a glyph of two columns, and two letters where only ASCII can be shown. Savings and
/// cash share one.
public struct FinancialAccountIcon: Hashable, Sendable {
  private let glyph: String
  private let letters: String

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

  /// The picture in the characters that can be shown; nothing where nothing is drawn.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return "" }
    return TerminalText(environment.characterSet == .ascii ? letters : glyph)
  }

  /// The picture as a page shows it.
  var pageGlyph: String { glyph }
}
