public import Foundation
import ModuloUtilities

/// A contribution as a list shows it: text, ready for display.
public struct ContributionUIModel: Identifiable, Equatable, Sendable {
  public let id: UUID
  public let number: String
  /// Its own name, else the default name of an addition or a withdrawal.
  public let name: String
  /// With its sign, where the locale puts it.
  public let amount: String
  public let type: ContributionType
  /// In digits.
  public let date: String
}

extension ContributionDomain {
  /// The contribution as a list shows it.
  public func toUIModel(_ format: FormatContext) -> ContributionUIModel {
    let words = format.strings.contribution
    return ContributionUIModel(
      id: id, number: "#\(number)",
      name: name?.singleLine ?? (type == .add ? words.defaultAddName : words.defaultRemoveName),
      amount: format.signedAmount(signedAmount), type: type, date: format.numericDay(date))
  }
}
