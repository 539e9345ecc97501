public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// What one account was worth, as a line.
public struct FinancialAccountChartScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.details?.account.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let account = viewModel.details?.account, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(account.title).bold())  \(theme.text("#\(account.number)", .secondary))")
        if chart.points.isEmpty {
          Text(verbatim: viewModel.format.strings.balance.emptyChart)
        }
        BalanceColumns(chart, theme: theme)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The chart as a picture in SVG; `nil` until it was read.
  public var picture: String? {
    viewModel.model.map {
      BalancePicture($0, title: viewModel.details?.account.title ?? "", id: "chart")
        .document(theme: theme, empty: viewModel.format.strings.balance.emptyChart)
    }
  }
}
