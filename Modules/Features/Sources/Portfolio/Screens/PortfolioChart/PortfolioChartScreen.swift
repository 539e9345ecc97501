import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The value of all accounts together as a line.
public struct PortfolioChartScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.portfolio.chartTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let series = viewModel.series, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text(title.bold())
        if chart.points.isEmpty {
          Text(verbatim: viewModel.format.strings.balance.emptyChart)
        }
        BalanceColumns(chart)
        if let note = series.note(viewModel.format) {
          Text(environment.theme.text(note, .secondary))
        }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The chart as a picture in SVG; `nil` until it was read.
  public func picture(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      BalancePicture($0, title: viewModel.format.strings.portfolio.chartTitle, id: "chart")
        .document(theme: environment.theme, empty: viewModel.format.strings.balance.emptyChart)
    }
  }
}
