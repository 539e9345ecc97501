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

/// The label of the debt column. The raw value is used in JSON, in every language.
public enum DebtLabel: String, CaseIterable, Sendable {
  /// All debts are mortgages.
  case mortgage = "Mortgage"
  case total = "Total Debt"
}

/// The optional parts that are included in the figures. The raw value is used in JSON, in every language.
public enum InclusionNote: String, CaseIterable, Sendable {
  case both = "Including pensions and mortgage"
  case pensions = "Including pensions"
  case mortgage = "Including mortgage"
}

extension PortfolioExclusions {
  /// The note on the included parts; `nil` when both are excluded.
  public var inclusionNote: InclusionNote? {
    switch (pensions, mortgage) {
    case (false, false): .both
    case (false, true): .pensions
    case (true, false): .mortgage
    case (true, true): nil
    }
  }
}
