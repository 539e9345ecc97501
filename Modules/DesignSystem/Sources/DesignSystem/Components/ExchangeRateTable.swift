public import ModuloModels
public import TerminalKit

/// Exchange rates as rows: number, day, one unit, what it is worth.
public struct ExchangeRateTable: View {
  private let rates: [ExchangeRateUIModel]
  private let theme: Theme

  public init(_ rates: [ExchangeRateUIModel], theme: Theme = .standard) {
    self.rates = rates
    self.theme = theme
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing), Table.Column(),
      Table.Column(alignment: .trailing),
    ]
    let rows = rates.map {
      [theme.text($0.number, .secondary), TerminalText($0.date), TerminalText("\($0.unit) ="), TerminalText($0.amount)]
    }
    return Table(columns, rows: rows).lines(in: environment)
  }
}
