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

/// One page of stored sessions, newest first.
public struct TrackingSessionsListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the sessions as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.block?.title ?? words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let sessions = viewModel.sessions {
      if sessions.isEmpty { Text(verbatim: words.none) }
      TrackingSessionTable(sessions.map { $0.toUIModel(format) }, showsDay: true)
      if viewModel.hasFurtherSessions { Text(verbatim: words.further) }
      if !sessions.isEmpty {
        Text(
          verbatim: words.total(
            format.count(viewModel.count, of: .session), format.hoursAndMinutes(viewModel.activeSeconds)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.sessions?.map(\.id) ?? [] : [] }

  public var window: RowWindow? {
    viewModel.sessions.map { sessions in
      RowWindow(offset: viewModel.offset, count: viewModel.count, keys: sessions.map(\.session.key)) {
        await viewModel.send(.turn(to: $0))
      }
    }
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let selected = viewModel.sessions?.first { $0.id == row }
    let filter = viewModel.block.map { TimeFilter.block($0.reference) } ?? .all
    return ScreenKeys(sessions: selected, of: viewModel.block, words) + [
      KeyBinding("i", "\(words.importFile)", .present(.trackingSession(.importFile)), isProminent: false),
      KeyBinding("X", "\(words.exportFile)", .present(.trackingSession(.exportFile(of: filter))), isProminent: false),
    ]
  }

  private var words: TrackingSessionStrings { viewModel.format.strings.trackingSession }
}

extension TrackingSessionsListScreen {
  /// One page of the sessions of a block, or of all blocks, newest first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of sessions.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the block and the page are read.
      case appear
      /// The first and the last day, as typed; `nil` for no limit. It counts from the next reading on.
      case days(from: String?, to: String?)
      /// Another page.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The block of the sessions; `nil` for all blocks, and until it was read.
    public private(set) var block: BlockDomain?
    public private(set) var failure: TrackingError?
    private var isRead = false
    /// The page that is read.
    public private(set) var page = Page.first
    /// The number of sessions before the page.
    public private(set) var offset = 0
    /// The number of all sessions.
    public private(set) var count = 0
    /// The active seconds of all sessions.
    public private(set) var activeSeconds: Int64 = 0
    private var days: (from: String?, to: String?) = (nil, nil)
    @ObservationIgnored private let reference: BlockReference?
    private var provider: any TrackingSessionProvider { dependencies.trackingSessionProvider }

    /// Creates a view model for the block of a reference, which is looked up when the screen appears.
    ///
    /// - Parameter reference: `nil` for all blocks.
    public init(_ context: ScreenContext, block reference: BlockReference?) {
      self.context = context
      self.reference = reference
    }

    /// The sessions of the page; `nil` until it was read.
    public var sessions: [TrackingSessionDetailedDomain]? { isRead ? provider.sessions : nil }

    /// Whether there are sessions after those of the page.
    public var hasFurtherSessions: Bool { offset + (sessions?.count ?? 0) < count }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await turn(to: page.recounted)
      case .days(let from, let to): days = (from, to)
      case .turn(let page): await turn(to: page)
      }
    }

    private func turn(to page: Page) async {
      self.page = page
      await attempt(\.failure, load)
    }

    private func load() async throws(TrackingError) {
      let span = try dependencies.readDays(from: days.from, through: days.to, throwing: TrackingError.self)
      (block, offset, count, activeSeconds) = try await provider.fetchAll(of: reference, in: span, page: page)
      isRead = true
    }
  }
}
