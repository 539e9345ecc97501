public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The months of one goal as columns, six at a time.
public struct FinancialGoalChartScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.goal?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let goal = viewModel.goal, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(goal.title).bold())  \(theme.text("#\(goal.number)", .secondary))")
        if chart.months.isEmpty {
          Text(verbatim: words.goal.noContributions)
        }
        MonthColumns(chart, theme: theme)
        pages
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The page as a picture in SVG; `nil` until the months were read.
  public var picture: String? {
    guard let goal = viewModel.goal, let chart = viewModel.model else { return nil }
    return MonthPicture(chart, title: goal.title, id: "chart").document(theme: theme, empty: words.goal.noContributions)
  }
}

extension FinancialGoalChartScreen {
  private var words: Strings { viewModel.format.strings }

  @ViewBuilder private var pages: [any View] {
    let chart = viewModel.chart
    if chart.pageCount > 1 {
      Text(theme.text(words.chart.page(chart.page, chart.pageCount - 1), .secondary))
    }
  }
}
