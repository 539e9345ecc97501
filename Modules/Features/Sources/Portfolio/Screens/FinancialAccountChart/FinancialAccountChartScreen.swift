import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The balances of one account as a line.
public struct FinancialAccountChartScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.details?.account.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.details?.account, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(account.title).bold())  \(environment.theme.text("#\(account.number)", .secondary))")
        if chart.points.isEmpty {
          Text(verbatim: viewModel.format.strings.balance.emptyChart)
        }
        BalanceColumns(chart)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The chart as a picture in SVG; `nil` until it was read.
  public func picture(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      BalancePicture($0, title: viewModel.details?.account.title ?? "", id: "chart")
        .document(theme: environment.theme, empty: viewModel.format.strings.balance.emptyChart)
    }
  }
}
