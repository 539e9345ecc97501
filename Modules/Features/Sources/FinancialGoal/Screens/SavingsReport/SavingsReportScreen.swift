import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every goal and every account on one page. On a terminal, a summary: the totals of the goals of each currency, and of
/// all accounts.
public struct SavingsReportScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.report.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let failure = viewModel.portfolioFailureText {
      Message(failure, .failure)
    } else if let report = viewModel.model {
      let words = viewModel.format.strings.report
      Section("\(words.title)") {
        Text(verbatim: words.asOf(report.day))
        Figures(
          report.totals.map { total in
            (total.currency, "\(total.currentAmount) \(words.ofTarget(total.goalAmount)), \(total.progressText)")
          } + netWorth)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The report as a page of HTML; `nil` until it was read.
  public func page(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      SavingsReportPage(
        $0, portfolio: viewModel.portfolioModel, language: viewModel.format.language, theme: environment.theme
      ).html
    }
  }

  private var netWorth: [(name: String, value: String?)] {
    guard let figure = viewModel.portfolioModel?.portfolio.netWorth else { return [] }
    return [(name: figure.title, value: figure.amount)]
  }
}
