public import Foundation
import ModuloUtilities

/// The net of one month as a chart shows it.
public struct ContributionMonthUIModel: Equatable, Sendable {
  /// With its year.
  public let label: String
  /// Without its year, for places that show the year separately.
  public let shortLabel: String
  /// For the length of a bar.
  public let net: Decimal
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
