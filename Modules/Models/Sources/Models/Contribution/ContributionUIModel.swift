public import Foundation
import ModuloUtilities

/// A contribution as a list shows it: text, ready for display.
public struct ContributionUIModel: Identifiable, Equatable, Sendable {
  /// The contribution's identifier.
  public let id: UUID
  /// The number with its sign: `#12`.
  public let number: String
  /// Its own name, else the default name of an addition or a withdrawal.
  public let name: String
  /// With its sign, where the locale puts it.
  public let amount: String
  /// Whether money is put in or taken out.
  public let type: ContributionType
  /// In digits.
  public let date: String
}

extension ContributionDomain {
  /// The contribution as a list shows it.
  public func toUIModel(_ format: FormatContext) -> ContributionUIModel {
    ContributionUIModel(
      id: id, number: "#\(number)", name: name?.singleLine ?? type.defaultName(format.strings.contribution),
      amount: format.signedAmount(signedAmount), type: type, date: format.numericDay(date))
  }
}

extension ContributionType {
  fileprivate func defaultName(_ words: ContributionStrings) -> String {
    switch self {
    case .add: words.defaultAddName
    case .remove: words.defaultRemoveName
    }
  }
}

/// The net of one month as a chart shows it.
public struct ContributionMonthUIModel: Equatable, Sendable {
  /// With its year.
  public let label: String
  /// Without its year, for places that show the year separately.
  public let shortLabel: String
  /// For the length of a bar.
  public let net: Decimal
  /// The amount with its sign, formatted.
  public let amount: String
}

extension ContributionMonthDomain {
  /// The month as a chart shows it.
  public func toUIModel(_ format: FormatContext) -> ContributionMonthUIModel {
    ContributionMonthUIModel(
      label: format.month(month), shortLabel: format.shortMonth(month), net: net.decimal,
      amount: format.signedAmount(net))
  }
}
