/// The parts of a portfolio that can be excluded by themselves. The raw value is stored.
public enum PortfolioComponent: String, CaseIterable, Codable, Sendable {
  /// Assets without pensions.
  case assets
  case pensions
  case mortgage
  /// Debts without mortgages.
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
