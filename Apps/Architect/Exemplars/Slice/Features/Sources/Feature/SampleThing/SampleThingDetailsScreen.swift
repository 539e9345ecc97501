import ExemplarDesignSystem
public import ExemplarModels
import ExemplarNavigation
import ExemplarProviders
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One sample thing, with all that it has.
public struct SampleThingDetailsScreen: InteractiveScreen {
  /// The state of the details, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a sample thing as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.sampleThing?.title ?? viewModel.format.strings.sampleThing.noun.label)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let sampleThing = viewModel.sampleThing {
      SampleThingSummary(
        sampleThing.toUIModel(viewModel.format), words: viewModel.format.strings.sampleThing)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    guard !viewModel.hasFailed, let sampleThing = viewModel.sampleThing?.reference else { return [] }
    return ScreenKeys(
      KeyBinding("e", "\(words.edit)", .present(.sampleThing(.update(sampleThing)))),
      KeyBinding("d", "\(words.delete)", .ask(.sampleThing(.deletion(sampleThing)))))
  }
}

extension SampleThingDetailsScreen {
  /// One sample thing.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the details.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the sample thing is read.
      case appear
    }

    public let context: ScreenContext
    /// The sample thing as it was last read; `nil` until then.
    public private(set) var sampleThing: SampleThingDomain?
    public private(set) var failure: SampleThingError?
    @ObservationIgnored private let reference: NamedReference

    /// Creates a view model for the sample thing of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, sampleThing reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(SampleThingError) {
      sampleThing = try await dependencies.sampleThingProvider.findOne(reference)
    }
  }
}
