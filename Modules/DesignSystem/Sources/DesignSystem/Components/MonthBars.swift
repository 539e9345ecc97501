import Foundation
public import ModuloModels
import ModuloUtilities
public import TerminalKit

/// The net of each month as a bar, the longest month the whole width. A month below zero is drawn in another glyph and
/// has its minus sign, so that it stands out without colour too.
public struct MonthBars: View {
  private let months: [ContributionMonthUIModel]
  private let theme: Theme

  public init(_ months: [ContributionMonthUIModel], theme: Theme = .standard) {
    self.months = months
    self.theme = theme
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let longest = months.map { abs($0.net) }.max() ?? 0
    let columns = [Table.Column(), Table.Column(alignment: .trailing), Table.Column(minimumWidth: Spacing.tiny)]
    let rows = months.map { month in
      [TerminalText(month.label), amount(month), bar(month.net, of: longest, in: environment)]
    }
    return Table(columns, rows: rows).lines(in: environment)
  }

  private func amount(_ month: ContributionMonthUIModel) -> TerminalText {
    theme.text(month.amount, month.net < 0 ? .negative : .positive)
  }

  private func bar(_ net: Decimal, of longest: Decimal, in environment: EnvironmentValues) -> TerminalText {
    guard longest > 0, net != 0 else { return TerminalText() }
    let share = (abs(net) / longest * Decimal(Spacing.wideBar)).rounded(scale: 0)
    let length = max(1, NSDecimalNumber(decimal: share).intValue)
    let glyph = Self.glyph(isNegative: net < 0, environment.characterSet)
    return theme.text(String(repeating: glyph, count: length), net < 0 ? .negative : .positive)
  }

  private static func glyph(isNegative: Bool, _ characterSet: CharacterRepertoire) -> String {
    switch characterSet {
    case .unicode: isNegative ? "▒" : "█"
    case .ascii: isNegative ? "-" : "#"
    }
  }
}
