public import Foundation

/// How a person names an account: by the number that lists show, by its id, or by its name or the beginning of it.
public enum FinancialAccountReference: Equatable, Sendable {
  case number(Int64)
  case id(UUID)
  /// The name, or the provider of an account without one, as names are compared: without regard to case and accents.
  case name(String)

  /// Reads `#12` and `12` as a number, a full id as an id, and anything else as a name.
  public init(_ text: String) {
    switch FinancialGoalReference(text) {
    case .number(let number): self = .number(number)
    case .id(let id): self = .id(id)
    case .name(let name): self = .name(name)
    }
  }

  /// Whether a text can name anything at all, as of a goal.
  public static func canRead(_ text: String) -> Bool { FinancialGoalReference.canRead(text) }
}
