/// The parts excluded from a portfolio's figures.
public struct PortfolioExclusions: Hashable, Sendable {
  public var pensions: Bool
  public var mortgage: Bool

  public init(pensions: Bool = false, mortgage: Bool = false) {
    self.pensions = pensions
    self.mortgage = mortgage
  }

  /// Nothing is excluded.
  public static let none = PortfolioExclusions()

  /// Whether a part counts towards the net worth.
  public func include(_ component: PortfolioComponent) -> Bool {
    switch component {
    case .assets, .debts: true
    case .pensions: !pensions
    case .mortgage: !mortgage
    }
  }
}
