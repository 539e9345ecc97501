/// What the debt column is called. The raw value is what JSON says, in every language.
public enum DebtLabel: String, CaseIterable, Sendable {
  /// There is no other debt than mortgages.
  case mortgage = "Mortgage"
  case total = "Total Debt"
}

/// Which parts that could be left out are in the figures. The raw value is what JSON says, in every language.
public enum InclusionNote: String, CaseIterable, Sendable {
  case both = "Including pensions and mortgage"
  case pensions = "Including pensions"
  case mortgage = "Including mortgage"
}

extension PortfolioExclusions {
  /// What is said to be in the figures; `nil` when both parts are left out.
  public var inclusionNote: InclusionNote? {
    switch (pensions, mortgage) {
    case (false, false): .both
    case (false, true): .pensions
    case (true, false): .mortgage
    case (true, true): nil
    }
  }
}
