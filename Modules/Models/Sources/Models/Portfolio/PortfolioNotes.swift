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
