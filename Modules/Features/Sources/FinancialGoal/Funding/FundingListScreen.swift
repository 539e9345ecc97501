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

/// The links of a goal, of an account, or all, in a row each; then their accounts, with what is left of each.
public struct FundingListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows links as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let list = viewModel.list {
      VStack(spacing: Spacing.tiny) {
        if list.fundings.isEmpty {
          EmptyState(title: words.emptyTitle, advice: format.advice(.addFunding))
        } else {
          FundingTable(list.fundings.map { $0.toUIModel(format) })
        }
        if !list.accounts.isEmpty { AccountFundingTable(list.accounts.map { $0.toUIModel(format) }) }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.list?.fundings.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let funding = viewModel.list?.fundings.first { $0.id == row }
    return ScreenKeys(
      funding.map { KeyBinding(.enter, "\(words.edit)", .present($0.form)) },
      viewModel.goal.map { KeyBinding("a", "\(words.add)", .present(.funding(.form(goal: $0, account: nil)))) },
      funding.map { KeyBinding("d", "\(words.untie)", .present($0.removal)) })
  }

  private var words: FundingStrings { viewModel.format.strings.funding }
}

extension FundingDomain {
  fileprivate var form: AppDestination { .funding(.form(goal: goal.reference, account: account.reference)) }

  fileprivate var removal: AppDestination { .funding(.removal(goal: goal.reference, account: account.reference)) }
}

extension FundingListScreen {
  /// The links of a goal, of an account, or all.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the links are read.
      case appear
    }

    public let context: ScreenContext
    /// Whose links they are; `nil` for all.
    public let owner: FundingOwner?
    /// The links and their accounts; `nil` until they were read.
    public private(set) var list: FundingList?
    public private(set) var failure: FundingError?

    /// Creates a view model of the links of an owner, of all for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, of owner: FundingOwner?) {
      self.context = context
      self.owner = owner
    }

    /// The goal whose links they are; `nil` for those of an account, and for all.
    public var goal: NamedReference? { if case .goal(let goal) = owner { goal } else { nil } }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(FundingError) {
      list = try await dependencies.fundingProvider.fundings(of: owner)
    }
  }
}
