import DependencyKit
public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The newest steps of the history, in a row each.
public struct HistoryListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the history as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let steps = viewModel.steps, steps.isEmpty {
      Text(verbatim: words.emptyTitle)
    } else if let steps = viewModel.steps {
      HistoryTable(steps.map { $0.toUIModel(viewModel.format) })
      if viewModel.hasFurtherSteps { Text(verbatim: words.further) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.steps?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let step = viewModel.steps?.first { $0.id == row }
    return ScreenKeys(
      step.map { KeyBinding(.enter, "\(words.open)", .push(.history(.details($0.number)))) },
      step.flatMap { step in
        step.kind == .change && !step.isUndone
          ? KeyBinding("d", "\(words.undo)", .ask(.history(.undo(.step(step.number))))) : nil
      })
  }

  private var words: HistoryStrings { viewModel.format.strings.history }
}

extension HistoryListScreen {
  /// The newest steps of the history.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of steps.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the steps are read.
      case appear
      /// The first day, as typed, and what the command contains; `nil` for any. It counts from the next reading on.
      case filter(since: String?, containing: String?)
      /// The number of steps to show. It counts from the next reading on.
      case limit(Int)
    }

    public let context: ScreenContext
    /// The steps; `nil` until they were read.
    public private(set) var steps: [HistoryStepDomain]?
    /// Whether there are more, before those.
    public private(set) var hasFurtherSteps = false
    public private(set) var failure: HistoryError?
    private var filter: (since: String?, text: String?) = (nil, nil)
    private var limit = Page.first.limit
    private var provider: any HistoryProvider { dependencies.historyProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .filter(let since, let text): filter = (since, text)
      case .limit(let limit): self.limit = limit
      }
    }

    private func load() async throws(HistoryError) {
      let day: CalendarDay? =
        filter.since == nil ? nil : try dependencies.readDay(filter.since, for: .start, throwing: HistoryError.self)
      (steps, hasFurtherSteps) = try await provider.steps(
        since: day.map { Instant($0.date(in: dependencies.timeZone)) }, containing: filter.text, limit: limit)
    }
  }
}
