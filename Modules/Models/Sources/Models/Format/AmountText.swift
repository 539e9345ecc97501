import Foundation
public import ModuloUtilities

/// An amount as text, with its value: the words about it may depend on how many it is, as in French `1,50 € épargné`
/// and `2 € épargnés`.
public struct AmountText: Sendable {
  let text: String
  private let amount: Money

  /// - Parameter text: The amount as it is shown, with its day where it has one.
  public init(_ text: String, of amount: Money) {
    self.text = text
    self.amount = amount
  }

  /// The text with what follows it in French, where the plural begins at two, whatever the sign.
  func inFrench(_ one: String, _ many: String) -> String {
    "\(text) \(amount.magnitude.decimal < 2 ? one : many)"
  }
}
