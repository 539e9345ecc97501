import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The months of one goal as columns, six at a time.
public struct FinancialGoalChartScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.goal?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.goal, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(goal.title).bold())  \(environment.theme.text("#\(goal.number)", .secondary))")
        if chart.months.isEmpty {
          Text(verbatim: words.goal.noContributions)
        }
        MonthColumns(chart)
        pages(environment.theme)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The page as a picture in SVG; `nil` until the months were read.
  public func picture(in environment: EnvironmentValues) -> String? {
    guard let goal = viewModel.goal, let chart = viewModel.model else { return nil }
    return MonthPicture(chart, title: goal.title, id: "chart")
      .document(theme: environment.theme, empty: words.goal.noContributions)
  }
}

extension FinancialGoalChartScreen {
  private var words: Strings { viewModel.format.strings }

  @ViewBuilder private func pages(_ theme: Theme) -> [any View] {
    let chart = viewModel.chart
    if chart.pageCount > 1 {
      Text(theme.text(words.chart.page(chart.page, chart.pageCount - 1), .secondary))
    }
  }
}
