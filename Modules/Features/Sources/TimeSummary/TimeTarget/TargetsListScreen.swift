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

/// Every target in its current period, in a row each.
public struct TargetsListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the targets as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let targets = viewModel.targets, targets.isEmpty {
      EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.setTarget))
    } else if let targets = viewModel.targets {
      TargetStateTable(targets.map { $0.toUIModel(viewModel.format) })
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.targets?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let target = viewModel.targets?.first { $0.id == row }?.target.owner.reference
    return ScreenKeys(
      target.map { KeyBinding(.enter, "\(words.open)", .push(.target(.details($0)))) },
      KeyBinding("a", "\(words.add)", .present(.target(.form(nil)))),
      target.map { KeyBinding("c", "\(words.setTarget)", .present(.target(.form($0)))) },
      target.map { KeyBinding("e", "\(words.endTarget)", .present(.target(.ending($0, after: viewModel.today)))) },
      target.map { KeyBinding("d", "\(words.delete)", .ask(.target(.deletion($0, from: nil)))) },
      KeyBinding("o", "\(words.daysOff)", .push(.target(.daysOff))))
  }

  private var words: TimeTargetStrings { viewModel.format.strings.target }
}

extension TargetsListScreen {
  /// Every target in its current period.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the targets are read.
      case appear
    }

    public let context: ScreenContext
    /// The targets; `nil` until they were read.
    public private(set) var targets: [TargetState]?
    public private(set) var failure: TimeTargetError?

    /// Creates a view model of all targets; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(TimeTargetError) {
      targets = try await dependencies.timeTargetProvider.targets(on: today)
    }
  }
}
