public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The days off, in a row each.
public struct DaysOffListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the days off as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.daysOffTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let days = viewModel.days, days.isEmpty {
      EmptyState(title: words.noDaysOff, advice: format.advice(.addDaysOff))
    } else if let days = viewModel.days {
      Table(
        [Table.Column(minimumWidth: Spacing.shortestName), Table.Column(alignment: .trailing)],
        rows: days.map { [TerminalText(format.day($0.day)), TerminalText($0.shareText(format))] }
      ).selectable()
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [CalendarDay] { !viewModel.hasFailed ? viewModel.days?.map(\.day) ?? [] : [] }

  public func keys(for row: CalendarDay?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      KeyBinding("a", "\(words.add)", .present(.target(.daysOffForm))),
      row.map { KeyBinding("d", "\(words.delete)", .present(.target(.working(first: $0, last: $0)))) })
  }

  private var words: TimeTargetStrings { viewModel.format.strings.target }
}

extension DaysOffListScreen {
  /// The days off.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the days are read.
      case appear
    }

    public let context: ScreenContext
    /// The days, in order; `nil` until they were read.
    public private(set) var days: [DayOffDomain]?
    public private(set) var failure: TimeTargetError?

    /// Creates a view model of all days off; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(TimeTargetError) {
      days = try await dependencies.timeTargetProvider.daysOff()
    }
  }
}
