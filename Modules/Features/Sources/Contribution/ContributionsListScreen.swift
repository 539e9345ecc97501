public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One page of the contributions of a goal or of all goals, newest first.
public struct ContributionsListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the contributions as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let found = viewModel.found {
      // The count is checked, not the page: a page beyond the last contribution is empty too.
      if found.list.count == 0 { Text(verbatim: viewModel.emptyText) }
      ContributionTable(viewModel.models)
      if viewModel.furtherContributions > 0 {
        Text(verbatim: format.strings.contribution.further(format.number(viewModel.furtherContributions)))
      }
      if let total = viewModel.totalText { Text(verbatim: total) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.contributions.map(\.id) : [] }

  public var window: RowWindow? {
    viewModel.found.map { found in
      RowWindow(offset: found.list.offset, count: found.list.count, keys: viewModel.contributions.map(\.key)) {
        await viewModel.send(.turn(to: $0))
      }
    }
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let contribution = row.map { NumberReference.id($0) }
    let goal = viewModel.goal(of: row)?.reference
    return ScreenKeys(
      contribution.map { KeyBinding(.enter, "\(words.edit)", .present(.contribution(.update($0)))) },
      goal.map { KeyBinding("a", "\(words.contribute)", .present(.contribution(.create(goal: $0)))) },
      contribution.map {
        KeyBinding("d", "\(words.delete)", .ask(.contribution(.deletion($0, allowsNegativeTotal: false))))
      },
      goal.map { KeyBinding("i", "\(words.importFile)", .present(.contribution(.importFile(goal: $0)))) })
  }
}

extension ContributionsListScreen {
  /// One page of the contributions of a goal or of all goals, newest first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Sendable {
      /// The screen appears: the page is read.
      case appear
      /// Limits of the list. They count from the next reading on.
      case filter(EntryFilterInput)
      /// Another page.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The page with its goals, as it was last read; `nil` until then.
    public private(set) var found: ContributionListDomain?
    public private(set) var failure: ContributionError?
    /// The page of contributions that is shown.
    public private(set) var page = Page.first
    private var input = EntryFilterInput()
    @ObservationIgnored private let reference: NamedReference?
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    ///
    /// - Parameter reference: `nil` for all goals.
    public init(_ context: ScreenContext, goal reference: NamedReference?) {
      self.context = context
      self.reference = reference
    }

    /// The goal whose contributions they are; `nil` for all goals, and until it was read.
    public var goal: FinancialGoalDomain? { found?.list.owner }

    /// The contributions of the page; empty until it was read.
    public var contributions: [ContributionDomain] { found == nil ? [] : provider.contributions }

    /// The contributions of the page as text, with their goals where they are of all.
    public var models: [ContributionUIModel] {
      contributions.map { $0.toUIModel(format, of: reference == nil ? goals[$0.goalID] : nil) }
    }

    /// The goals of the page, by their ids.
    public var goals: [UUID: FinancialGoalDomain] { found?.list.owners ?? [:] }

    /// The goal of the contribution in a row, else the one whose contributions they are; `nil` for neither.
    public func goal(of row: UUID?) -> FinancialGoalDomain? {
      goal ?? contributions.first { $0.id == row }.flatMap { goals[$0.goalID] }
    }

    /// The number of contributions after those of the page.
    public var furtherContributions: Int { found?.list.further ?? 0 }

    /// The title of the list.
    public var title: String { reference == nil ? words.listTitle : goal?.title ?? "" }

    /// What stands in place of no contributions.
    public var emptyText: String {
      if input != EntryFilterInput() { return words.noMatch }
      return reference == nil ? words.none : format.strings.goal.noContributions
    }

    /// What the contributions of all pages add up to; `nil` for those of one goal without limits, whose details say so.
    public var totalText: String? {
      reference == nil || input != EntryFilterInput() ? found?.totalText(format) : nil
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await turn(to: page.recounted)
      case .filter(let input): self.input = input
      case .turn(let page): await turn(to: page)
      }
    }

    private var words: ContributionStrings { format.strings.contribution }

    private func turn(to page: Page) async {
      self.page = page
      await attempt(\.failure, load)
    }

    private func load() async throws(ContributionError) {
      let filter = try dependencies.readFilter(input, throwing: ContributionError.self)
      found = try await provider.fetchAll(of: reference, matching: filter, on: today, page: page)
    }
  }
}
