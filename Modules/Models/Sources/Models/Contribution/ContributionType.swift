/// Whether a contribution puts money in or takes it out. The raw value is stored.
public enum ContributionType: String, CaseIterable, Codable, Sendable {
  case add
  case remove
}

extension ContributionType {
  /// The minor units of an amount as they count towards the goal's total: negative for a withdrawal.
  public func signed(_ minorUnits: Int64) -> Int64 {
    switch self {
    case .add: minorUnits
    case .remove: -minorUnits
    }
  }
}
