/// The parts excluded from a portfolio's figures.
public struct PortfolioExclusions: Hashable, Sendable {
  /// Whether pensions are excluded.
  public var pensions: Bool
  /// Whether mortgages are excluded.
  public var mortgage: Bool

  /// Creates exclusions; by default nothing is excluded.
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

  /// The parts that can be excluded.
  public static let components: [PortfolioComponent] = [.pensions, .mortgage]

  /// The exclusions with a part excluded that was included, or the other way round; the parts that always count stay.
  public func toggling(_ component: PortfolioComponent) -> PortfolioExclusions {
    var exclusions = self
    switch component {
    case .assets, .debts: break
    case .pensions: exclusions.pensions.toggle()
    case .mortgage: exclusions.mortgage.toggle()
    }
    return exclusions
  }
}

/// The parts of a portfolio that can be excluded by themselves. The raw value is stored.
public enum PortfolioComponent: String, CaseIterable, Codable, Sendable {
  /// Assets without pensions.
  case assets
  /// The balances of pensions.
  case pensions
  /// The balances of mortgages.
  case mortgage
  /// Debts without mortgages.
  case debts
}

extension PortfolioComponent {
  /// Whether the part's balances are debts, which are below zero.
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
  /// There is a debt other than a mortgage.
  case total = "Total Debt"
}

/// The optional parts that are included in the figures. The raw value is used in JSON, in every language.
public enum InclusionNote: String, CaseIterable, Sendable {
  /// Neither pensions nor mortgages are excluded.
  case both = "Including pensions and mortgage"
  /// Only mortgages are excluded.
  case pensions = "Including pensions"
  /// Only pensions are excluded.
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
