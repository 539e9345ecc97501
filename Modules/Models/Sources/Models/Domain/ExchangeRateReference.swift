public import Foundation

/// How a person names an exchange rate: by the number that lists show, or by its id.
public enum ExchangeRateReference: Equatable, Sendable {
  case number(Int64)
  case id(UUID)

  /// Reads `#12` and `12` as a number, and a full id as an id; `nil` for anything else, which can name no
  /// exchange rate.
  public init?(_ text: String) {
    switch FinancialGoalReference(text) {
    case .number(let number): self = .number(number)
    case .id(let id): self = .id(id)
    case .name: return nil
    }
  }
}
