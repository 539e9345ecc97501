public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// What is due of all plans, in a row for each day, the oldest first.
public struct DueListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows what is due as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.dueTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let due = viewModel.due {
      if due.count == 0 { Text(verbatim: words.nothingDue) }
      DueTable(due.occurrences.map { $0.toUIModel(format) })
      if due.count > due.occurrences.count {
        Text(verbatim: words.further(format.number(due.count - due.occurrences.count)))
      }
      if let total = due.totalText(format) { Text(verbatim: total) }
      if let quiet = due.quietText(format) { Text(verbatim: quiet) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [DueOccurrence.ID] { !viewModel.hasFailed ? viewModel.due?.occurrences.map(\.id) ?? [] : [] }

  public func keys(for row: DueOccurrence.ID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let occurrence = viewModel.due?.occurrences.first { $0.id == row }
    return ScreenKeys(
      occurrence.map { KeyBinding(.enter, "\(words.enterDue)", $0.entry) },
      occurrence.map { KeyBinding("s", "\(words.skip)", .present(.recurringPlan(.skipping($0.selection)))) },
      viewModel.due.flatMap { due in
        due.contributionCount > 1
          ? KeyBinding("E", "\(words.enterAllDue)", .ask(.recurringPlan(.entry(.all)))) : nil
      },
      KeyBinding("p", "\(words.plans)", .push(.recurringPlan(.list(nil)))))
  }

  private var words: RecurringPlanStrings { viewModel.format.strings.plan }
}

extension DueOccurrence {
  /// What enters it: the contribution at once, a balance in its form.
  fileprivate var entry: ScreenAction {
    switch plan.purpose {
    case .contribution: .present(.recurringPlan(.entry(selection)))
    case .balance(let accountID): .present(.balanceUpdate(.create(account: .id(accountID, named: plan.ownerTitle))))
    }
  }
}

extension DueListScreen {
  /// What is due of all plans.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Equatable, Sendable {
      /// The screen appears: what is due is read.
      case appear
      /// The number of occurrences to show. It counts from the next reading on.
      case limit(Int)
    }

    public let context: ScreenContext
    /// What is due; `nil` until it was read.
    public private(set) var due: DueList?
    public private(set) var failure: RecurringPlanError?
    private var limit = Page.first.limit
    private var provider: any RecurringPlanProvider { dependencies.recurringPlanProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .limit(let limit): self.limit = limit
      }
    }

    private func load() async throws(RecurringPlanError) {
      due = try await provider.due(on: today, limit: limit)
    }
  }
}
