import ExemplarDesignSystem
public import ExemplarModels
import ExemplarNavigation
import ExemplarProviders
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

/// Every sample thing, in a row each.
public struct SampleThingsListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the sample things as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.noun.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let sampleThings = viewModel.sampleThings, sampleThings.isEmpty {
      EmptyState(title: words.noun.emptyTitle, advice: viewModel.format.advice(.add(.sampleThing)))
    } else if let sampleThings = viewModel.sampleThings {
      SampleThingTable(sampleThings.map { $0.toUIModel(viewModel.format) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.sampleThings?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let sampleThing = viewModel.sampleThings?.first { $0.id == row }?.reference
    return ScreenKeys(
      sampleThing.map { KeyBinding(.enter, "\(words.open)", .push(.sampleThing(.details($0)))) },
      KeyBinding("a", "\(words.add)", .present(.sampleThing(.create))),
      sampleThing.map { KeyBinding("e", "\(words.edit)", .present(.sampleThing(.update($0)))) },
      sampleThing.map { KeyBinding("d", "\(words.delete)", .ask(.sampleThing(.deletion($0)))) })
  }

  private var words: SampleThingStrings { viewModel.format.strings.sampleThing }
}

extension SampleThingsListScreen {
  /// The user's sample things, by their numbers.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the sample things are read.
      case appear
    }

    public let context: ScreenContext
    public private(set) var failure: SampleThingError?
    private var isRead = false
    private var provider: any SampleThingProvider { dependencies.sampleThingProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The sample things as they are listed; `nil` until they were read.
    public var sampleThings: [SampleThingDomain]? { isRead ? provider.sampleThings : nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(SampleThingError) {
      try await provider.fetchAll()
      isRead = true
    }
  }
}
