import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// All goals together: by currency, the amount due and the state of the plans; then the near ends, then the value of
/// the accounts. New users see the first steps.
public struct SavingsOverviewScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let overview = viewModel.overview, hasNews(overview) {
      summary(overview, environment.theme)
    } else {
      welcome
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension SavingsOverviewScreen {
  private var words: OverviewStrings { viewModel.format.strings.overview }

  private func hasNews(_ overview: SavingsOverviewDomain) -> Bool {
    let hasAccounts = viewModel.portfolio != nil || viewModel.portfolioFailureText != nil
    return overview.goalCount > 0 || overview.archivedCount > 0 || hasAccounts
  }

  private func summary(_ overview: SavingsOverviewDomain, _ theme: Theme) -> VStack {
    let shown = overview.toUIModel(viewModel.format)
    return VStack(spacing: Spacing.tiny) {
      if overview.goalCount > 0 || viewModel.portfolio != nil {
        Text("\(title.bold())  \(theme.text(shown.day, .secondary))")
      }
      if overview.goalCount == 0, overview.archivedCount > 0 { Text(verbatim: words.allArchived) }
      for currency in shown.currencies { CurrencySummary(currency, words: words) }
      Section("\(words.deadlines)") { DeadlineTable(shown.deadlines) }
      Section("\(words.overdue)") { DeadlineTable(shown.overdue) }
      netWorth
    }
  }

  private var netWorth: Section {
    let words = viewModel.format.strings.portfolio
    return Section("\(words.title)") {
      if let failure = viewModel.portfolioFailureText {
        Message(failure, .failure)
      } else if let portfolio = viewModel.portfolio {
        PortfolioSummary(portfolio.toUIModel(viewModel.format), words: words)
      }
    }
  }

  private var welcome: VStack {
    let greeting = viewModel.format.strings.onboarding
    return VStack(spacing: Spacing.tiny) {
      if viewModel.isWelcomeDue {
        Text(TerminalText(greeting.title).bold())
        VStack { for row in greeting.rows { Text(verbatim: row) } }
      }
      VStack { for line in words.firstSteps { Text(verbatim: line) } }
    }
  }
}
