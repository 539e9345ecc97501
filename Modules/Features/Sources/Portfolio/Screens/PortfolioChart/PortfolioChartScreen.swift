public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// What all accounts were worth together, as a line.
public struct PortfolioChartScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.format.strings.portfolio.chartTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let series = viewModel.series, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text(title.bold())
        if chart.points.isEmpty {
          Text(verbatim: viewModel.format.strings.balance.emptyChart)
        }
        BalanceColumns(chart, theme: theme)
        if let note = series.note(viewModel.format) {
          Text(theme.text(note, .secondary))
        }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The chart as a picture in SVG; `nil` until it was read.
  public var picture: String? {
    viewModel.model.map {
      BalancePicture($0, title: viewModel.format.strings.portfolio.chartTitle, id: "chart")
        .document(theme: theme, empty: viewModel.format.strings.balance.emptyChart)
    }
  }
}
