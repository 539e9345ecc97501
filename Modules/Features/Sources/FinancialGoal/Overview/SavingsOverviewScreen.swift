import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import TerminalKit

/// Everything at a glance: the goals with what is due, the value of the accounts, today's blocks. New users see the first
/// steps.
///
/// In a window it is panels that fill it; where there is no room for them, in accessible output and in what a command
/// prints, one part below the other.
public struct SavingsOverviewScreen: InteractiveScreen {
  /// The state of the overview, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the overview as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    let panels = viewModel.panels
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if panels.isEmpty {
      welcome
    } else if let overview = viewModel.overview {
      if let height = environment.height, PanelGrid.hasRoom(for: panels.count, in: environment) {
        PanelGrid(panels.map { panel($0, overview) }, height: height)
      } else {
        summary(overview, isSelectable: environment.selectedRow != nil, environment.theme)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func open() async { await viewModel.send(.open) }

  public var rows: [OverviewPanel] { viewModel.panels }

  public var selectedRow: OverviewPanel? { viewModel.panel }

  public func select(_ row: OverviewPanel) async { await viewModel.send(.select(row)) }

  public func keys(for row: OverviewPanel?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let hasDue = viewModel.due.map { $0.count > 0 } ?? false
    return ScreenKeys(
      row.map { KeyBinding(.enter, "\(words.open)", .push($0.destination(hasDue: hasDue))) },
      row.map { _ in KeyBinding(.tab, "\(words.nextPanel)", viewModel.sends(.move(by: 1)), isProminent: false) },
      row.map { _ in
        KeyBinding(.backTab, "\(words.previousPanel)", viewModel.sends(.move(by: -1)), isProminent: false)
      },
      KeyBinding("a", "\(words.addGoal)", .present(.financialGoal(.create))),
      KeyBinding("l", "\(words.goals)", .push(.financialGoal(.list))),
      KeyBinding("t", "\(words.today)", .push(.day(.details(nil)))),
      hasDue ? KeyBinding("w", "\(words.due)", .push(.recurringPlan(.due))) : nil,
      KeyBinding("R", "\(words.report)", .push(.financialGoal(.report)), isProminent: false))
  }

  public var refreshInterval: Duration? { viewModel.day?.running == nil ? nil : .seconds(1) }
}

extension SavingsOverviewScreen {
  private var words: OverviewStrings { viewModel.format.strings.overview }

  /// The parts below each other.
  ///
  /// - Parameter isSelectable: Whether each part is a row, as in an app.
  private func summary(_ overview: SavingsOverviewDomain, isSelectable: Bool, _ theme: Theme) -> some View {
    let (shown, panels) = (overview.toUIModel(viewModel.format), viewModel.panels)
    return VStack(spacing: Spacing.tiny) {
      if overview.goalCount > 0 || viewModel.portfolio != nil || viewModel.hasBlocks {
        Text("\(title.bold())  \(theme.text(shown.day, .secondary))")
      }
      ForEach(panels.indices) { row($0, panels[$0], shown, isSelectable: isSelectable) }
    }
  }

  @ViewBuilder private func row(
    _ index: Int, _ panel: OverviewPanel, _ shown: SavingsOverviewUIModel, isSelectable: Bool
  ) -> some View {
    if isSelectable {
      OverviewRow(index, panel.title(viewModel.format.strings)) { part(panel, shown, isTitled: true) }
    } else {
      part(panel, shown, isTitled: false)
    }
  }

  /// What a part of the overview says where no panel is drawn.
  ///
  /// - Parameter isTitled: Whether it has a title already.
  @ViewBuilder private func part(
    _ panel: OverviewPanel, _ shown: SavingsOverviewUIModel, isTitled: Bool
  ) -> some View {
    let format = viewModel.format
    switch panel {
    case .goals:
      if let text = shown.allArchived { Text(verbatim: text) }
      for currency in shown.currencies { CurrencySummary(currency, words: words) }
    case .due:
      Section("\(words.deadlines)") { DeadlineTable(shown.deadlines) }
      Section("\(words.overdue)") { DeadlineTable(shown.overdue) }
      Section("\(format.strings.plan.dueTitle)") {
        if let failure = viewModel.dueFailureText {
          Message(failure, .failure)
        } else if let total = viewModel.due?.totalText(format) {
          Text(verbatim: total)
        }
      }
    case .netWorth:
      if isTitled { netWorth } else { Section("\(format.strings.portfolio.title)") { netWorth } }
    case .accounts:
      // What a command prints of the accounts is the portfolio.
      if viewModel.series != nil, let portfolio = viewModel.portfolio?.toUIModel(format) {
        PortfolioKindTable(portfolio.kinds, words: format.strings.portfolio)
      }
    case .today:
      if isTitled { today } else { Section("\(format.strings.day.today)") { today } }
    case .halfYear:
      if let map = viewModel.halfYear?.toMap(format, on: viewModel.today) { TimeMap(map) }
    }
  }

  @ViewBuilder private var netWorth: some View {
    let format = viewModel.format
    if let failure = viewModel.portfolioFailureText {
      Message(failure, .failure)
    } else if let portfolio = viewModel.portfolio {
      PortfolioSummary(portfolio.toUIModel(format), words: format.strings.portfolio)
    }
  }

  /// Today's running session, board and targets.
  @ViewBuilder var today: some View {
    let format = viewModel.format
    if let failure = viewModel.dayFailureText {
      Message(failure, .failure)
    } else if let day = viewModel.day {
      let board = day.toBoardUIModel(format, at: viewModel.now)
      VStack(spacing: Spacing.tiny) {
        if let running = day.running {
          TrackingSummary(running.toUIModel(format, at: viewModel.now), words: format.strings.tracking)
        }
        if !board.isEmpty { DayBoardView(board) }
        if !day.targets.isEmpty { TargetProgressTable(day.targets.toUIModel(format)) }
      }
    }
  }

  private var welcome: some View {
    let greeting = viewModel.format.strings.onboarding
    return VStack(spacing: Spacing.tiny) {
      if viewModel.isWelcomeDue {
        Text(TerminalText(greeting.title).bold())
        VStack { for row in greeting.rows { Text(verbatim: row) } }
      }
      if let steps = viewModel.format.advice(.takeFirstSteps) {
        VStack { for line in steps.split(separator: "\n") { Text(verbatim: String(line)) } }
      }
    }
  }
}

/// A part of the overview as a row that can be selected: its title, and what it says.
private struct OverviewRow<Content: View>: View {
  private let index: Int
  private let title: String
  private let content: Content

  init(_ index: Int, _ title: String, @ViewBuilder content: () -> Content) {
    self.index = index
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      RowOffset(index) { Table([Table.Column()], rows: [[TerminalText(title).bold()]]).selectable() }
      content.environment(\.selectedRow, nil).environment(\.firstRowNumber, nil)
    }
  }
}
