public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The archiving or restoring of a goal, and then its result.
public struct FinancialGoalArchivalScreen: InteractiveScreen {
  /// The state of the archival of a goal, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the archival of a goal as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.archivalTitle(viewModel.isArchived)) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.saved {
      let title = goal.numberedTitle
      Message(goal.isArchived ? words.archived(title) : words.unarchived(title), .success)
    }
  }

  public func appear() async {}

  public func open() async { await viewModel.send(.submit) }

  /// None: the goal is archived as the screen opens.
  public func keys(for row: Never?) -> ScreenKeys { [] }

  private var words: FinancialGoalStrings { viewModel.format.strings.goal }
}

extension FinancialGoalArchivalScreen {
  /// Archives a goal, or restores it from the archive. Nothing is lost, so no confirmation is required.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the archival of a goal.
    public enum Action: Equatable, Sendable {
      /// Archives the goal, or takes it out of the archive.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The archived or restored goal; `nil` until it is stored.
    public private(set) var saved: FinancialGoalDomain?
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let reference: NamedReference
    @ObservationIgnored fileprivate let isArchived: Bool
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// - Parameter isArchived: Whether the goal is archived or restored.
    public init(_ context: ScreenContext, goal reference: NamedReference, isArchived: Bool) {
      self.context = context
      self.reference = reference
      self.isArchived = isArchived
    }

    public func send(_ action: Action) async {
      switch action {
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(FinancialGoalError) {
      saved = try await provider.setArchived(isArchived, reference, on: today)
      router.dismiss()
      commands.issue(.toast(isArchived ? .goalArchived : .goalUnarchived))
    }
  }
}
