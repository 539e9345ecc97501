public import Foundation
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

/// The plans of some days, in a row each.
public struct PlannedBlocksListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the plans as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let name = words.noun.listTitle
    return TerminalText(
      viewModel.day.map { viewModel.format.titled(name, viewModel.format.day($0)) } ?? name)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let plans = viewModel.plans, plans.isEmpty {
      EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.planBlock))
    } else if let plans = viewModel.plans {
      PlannedBlockTable(plans.map { $0.toUIModel(viewModel.format) }, showsDay: true)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.plans?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let plan = row.map { NumberReference.id($0) }
    let selected = viewModel.plans?.first { $0.id == row }
    return ScreenKeys(
      plan.map { KeyBinding(.enter, "\(words.edit)", .present(.plannedBlock(.update($0)))) },
      KeyBinding(
        "a", "\(words.planBlock)",
        .present(.plannedBlock(.create(block: selected?.block.reference, on: viewModel.day)))),
      plan.map { KeyBinding("m", "\(words.reschedule)", .present(.plannedBlock(.move($0)))) },
      KeyBinding(
        "c", "\(words.copyDay)", .present(.plannedBlock(.copy(selected?.plan.day ?? viewModel.day)))),
      plan.map { KeyBinding("d", "\(words.delete)", .ask(.plannedBlock(.deletion($0)))) },
      KeyBinding("v", "\(words.comparison)", .push(.plannedBlock(.comparison))))
  }

  private var words: PlannedBlockStrings { viewModel.format.strings.plannedBlock }
}

extension PlannedBlocksListScreen {
  /// The plans of some days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of plans.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the plans are read.
      case appear
      /// The first and the last day, as typed: `nil` for today, and for no limit.
      case days(from: String?, to: String?)
      /// Shows the plans of all days.
      case everything
      /// Chooses whose plans they are.
      case only(TimeFilter)
    }

    public let context: ScreenContext
    /// The day whose plans they are; `nil` for several days.
    public private(set) var day: CalendarDay?
    /// The plans by their starts; `nil` until they were read.
    public private(set) var plans: [PlannedBlockDetailedDomain]?
    public private(set) var failure: PlannedBlockError?
    @ObservationIgnored private var days: (from: String?, to: String?) = (nil, nil)
    @ObservationIgnored private var isOfAllDays = false
    @ObservationIgnored private var filter = TimeFilter.all

    /// Creates a view model of the plans of a day, of those from today on for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, day: CalendarDay?) {
      self.context = context
      self.day = day
    }

    /// The plans as a calendar that is written now; `nil` until they were read.
    public var calendar: ICalendar? {
      plans.map { ICalendar(stamp: now, events: $0.map { $0.toEvent(format) }) }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .days(let from, let to): (days, day) = ((from, to), nil)
      case .everything: (isOfAllDays, day) = (true, nil)
      case .only(let filter): self.filter = filter
      }
    }

    private func load() async throws(PlannedBlockError) {
      plans = try await dependencies.plannedBlockProvider.fetchAll(of: filter, in: try span())
    }

    private func span() throws(PlannedBlockError) -> ClosedRange<CalendarDay> {
      if let day { return day...day }
      let first = try days.from.map { (text) throws(PlannedBlockError) in try readDay(text) }
      let last = try days.to.map { (text) throws(PlannedBlockError) in try readDay(text) }
      let (from, to) = (first ?? (isOfAllDays ? .earliest : min(today, last ?? today)), last ?? .latest)
      if from > to { throw .input(.reversed(from: days.from ?? "\(from)", to: days.to ?? "\(to)")) }
      return from...to
    }

    /// A day that may be to come: a weekday is the next one.
    private func readDay(_ text: String) throws(PlannedBlockError) -> CalendarDay {
      try dependencies.readDay(text, for: .end, throwing: PlannedBlockError.self)
    }
  }
}
