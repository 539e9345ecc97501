import DependencyKit
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

/// Planned beside tracked time of some days, by what is chosen.
public struct PlannedComparisonScreen: InteractiveScreen {
  /// The state of the comparison, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the comparison as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let format = viewModel.format
    guard let days = viewModel.days else { return TerminalText(words.comparison) }
    return TerminalText(format.titled(words.comparison, format.days(days.lowerBound, days.upperBound)))
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let comparison = viewModel.comparison {
      if comparison.isEmpty {
        Text(verbatim: words.nothing)
      } else {
        Section("\(viewModel.format.strings.time.by(viewModel.grouping))") {
          PlannedComparisonTable(comparison.toUIModel(viewModel.format), words: words, isSelectable: true)
        }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      key("n", "\(words.next)", 1), key("p", "\(words.previous)", -1),
      KeyBinding("t", "\(words.today)", viewModel.sends(.week(of: viewModel.today))),
      KeyBinding(.space, "\(words.grouping)", viewModel.sends(.show(by: viewModel.grouping.next))))
  }

  /// The key that shows the week after the days or before them; `nil` where the calendar ends.
  private func key(_ key: Key, _ label: TerminalText, _ steps: Int) -> KeyBinding<ScreenAction>? {
    guard let first = viewModel.days?.lowerBound, let day = TimeSpanKind.week.day(steps, after: first) else {
      return nil
    }
    return KeyBinding(key, label, viewModel.sends(.week(of: day)))
  }

  private var words: PlannedBlockStrings { viewModel.format.strings.plannedBlock }
}

extension PlannedComparisonScreen {
  /// Planned beside tracked time of some days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the comparison.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the comparison is read.
      case appear
      /// The first and the last day, as typed; this week without either.
      case days(from: String?, to: String?)
      /// Chooses what the sums are of.
      case group(by: TimeGrouping)
      /// Chooses which blocks are compared.
      case only(TimeFilter)
      /// Chooses what the sums are of, and reads them at once.
      case show(by: TimeGrouping)
      /// The week of a day, which is read at once.
      case week(of: CalendarDay)
    }

    public let context: ScreenContext
    /// What the sums are of.
    public private(set) var grouping = TimeGrouping.day
    /// The days that are compared; `nil` until they were read.
    public private(set) var days: ClosedRange<CalendarDay>?
    /// The comparison; `nil` until it was read.
    public private(set) var comparison: PlannedComparison?
    public private(set) var failure: PlannedBlockError?
    @ObservationIgnored private var typed: (from: String?, to: String?) = (nil, nil)
    @ObservationIgnored private var filter = TimeFilter.all

    /// Creates a view model of this week; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .days(let from, let to): typed = (from, to)
      case .group(let grouping): self.grouping = grouping
      case .only(let filter): self.filter = filter
      case .show(let grouping):
        self.grouping = grouping
        await attempt(\.failure, load)
      case .week(let day):
        let week = TimeSpanKind.week.days(of: day, firstWeekday: format.firstWeekday)
        typed = (week?.lowerBound.description, week?.upperBound.description)
        await attempt(\.failure, load)
      }
    }

    private func load() async throws(PlannedBlockError) {
      let typed = try dependencies.readDays(from: typed.from, through: typed.to, throwing: PlannedBlockError.self)
      let days = typed ?? TimeSpanKind.week.days(of: today, firstWeekday: format.firstWeekday) ?? today...today
      self.days = days
      comparison = try await dependencies.plannedBlockProvider.comparison(
        of: filter, in: days, by: grouping, firstWeekday: format.firstWeekday)
    }
  }
}
