public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// All goals together: per currency what is due and how the plans are kept, then the ends that are near. A new person is
/// told how to begin.
public struct SavingsOverviewScreen: Screen {
  public let viewModel: ViewModel
  private let theme: Theme

  public init(viewModel: ViewModel, theme: Theme = .standard) {
    self.viewModel = viewModel
    self.theme = theme
  }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let overview = viewModel.overview, overview.goalCount > 0 {
      summary(overview.toUIModel(viewModel.format))
    } else if let overview = viewModel.overview, overview.archivedCount > 0 {
      Text(verbatim: words.allArchived)
    } else {
      welcome
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension SavingsOverviewScreen {
  private var words: OverviewStrings { viewModel.format.strings.overview }

  private func summary(_ overview: SavingsOverviewUIModel) -> VStack {
    VStack(spacing: Spacing.tiny) {
      Text("\(title.bold())  \(theme.text(overview.day, .secondary))")
      for currency in overview.currencies { CurrencySummary(currency, words: words, theme: theme) }
      Section("\(words.deadlines)") { DeadlineTable(overview.deadlines, theme: theme) }
      Section("\(words.overdue)") { DeadlineTable(overview.overdue, theme: theme) }
    }
  }

  private var welcome: VStack {
    let greeting = viewModel.format.strings.onboarding
    return VStack(spacing: Spacing.tiny) {
      Text(TerminalText(greeting.title).bold())
      VStack { for row in greeting.rows { Text(verbatim: row) } }
      VStack { for line in words.firstSteps { Text(verbatim: line) } }
    }
  }
}
