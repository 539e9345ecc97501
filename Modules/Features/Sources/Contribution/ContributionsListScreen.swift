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

/// One page of a goal's contributions, newest first.
public struct ContributionsListScreen: InteractiveScreen {
  /// The state of a goal's contributions, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a goal's contributions as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.goal?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.goal {
      // The count is checked, not the page: a page beyond the last contribution is empty too.
      if goal.contributionCount == 0 {
        Text(verbatim: format.strings.goal.noContributions)
      }
      ContributionTable(viewModel.contributions.map { $0.toUIModel(format) })
      if viewModel.furtherContributions > 0 {
        Text(verbatim: format.strings.contribution.further(format.number(viewModel.furtherContributions)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.contributions.map(\.id) : [] }

  public var window: RowWindow? {
    viewModel.goal.map { goal in
      RowWindow(offset: viewModel.offset, count: goal.contributionCount, keys: viewModel.contributions.map(\.key)) {
        await viewModel.send(.turn(to: $0))
      }
    }
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let contribution = row.map { NumberReference.id($0) }
    guard let goal = viewModel.goal?.reference else { return [] }
    return ScreenKeys(
      contribution.map { KeyBinding(.enter, "\(words.edit)", .present(.contribution(.update($0)))) },
      KeyBinding("a", "\(words.contribute)", .present(.contribution(.create(goal: goal)))),
      contribution.map {
        KeyBinding("d", "\(words.delete)", .ask(.contribution(.deletion($0, allowsNegativeTotal: false))))
      },
      KeyBinding("i", "\(words.importFile)", .present(.contribution(.importFile(goal: goal)))))
  }
}

extension ContributionsListScreen {
  /// One page of a goal's contributions, newest first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a goal's contributions.
    public enum Action: Sendable {
      /// The screen appears: the goal and the page are read.
      case appear
      /// Another page.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The goal as it was last read; `nil` until then.
    public private(set) var goal: FinancialGoalDomain?
    public private(set) var failure: ContributionError?
    /// The page of contributions that is shown.
    public private(set) var page = Page.first
    /// The number of contributions before the page.
    public private(set) var offset = 0
    @ObservationIgnored private let reference: NamedReference
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, goal reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The contributions of the page; empty until it was read.
    public var contributions: [ContributionDomain] { goal == nil ? [] : provider.contributions }

    /// The number of contributions beyond those shown.
    public var furtherContributions: Int {
      goal.map { max(0, $0.contributionCount - offset - contributions.count) } ?? 0
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await turn(to: page.recounted)
      case .turn(let page): await turn(to: page)
      }
    }

    private func turn(to page: Page) async {
      self.page = page
      await attempt(\.failure, load)
    }

    private func load() async throws(ContributionError) {
      (goal, offset) = try await provider.fetchAll(of: reference, on: today, page: page)
    }
  }
}
