/// The parts of a portfolio that can be left out by themselves. The raw value is what is stored.
public enum PortfolioComponent: String, CaseIterable, Codable, Sendable {
  /// What is owned, without pensions.
  case assets
  case pensions
  case mortgage
  /// What is owed, without mortgages.
  case debts
}

extension PortfolioComponent {
  public var isDebt: Bool {
    switch self {
    case .assets, .pensions: false
    case .mortgage, .debts: true
    }
  }
}
