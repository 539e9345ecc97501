public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The targets of a block or a group, and each of their periods, the newest first.
public struct TargetDetailsScreen: InteractiveScreen {
  /// The state of the details, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows targets as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.details.map { words.detailsTitle($0.timeline.owner.title) } ?? words.title)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let details = viewModel.details {
      VStack(spacing: Spacing.tiny) {
        Text(title.bold())
        VStack { for target in details.timeline.targets { Text(verbatim: target.line(format)) } }
        if !details.balances.isEmpty { TargetBalanceTable(details.balances.map { $0.toUIModel(format) }) }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let reference = viewModel.reference
    return ScreenKeys(
      KeyBinding("c", "\(words.setTarget)", .present(.target(.form(reference)))),
      KeyBinding("e", "\(words.endTarget)", .present(.target(.ending(reference, after: viewModel.today)))),
      KeyBinding("d", "\(words.delete)", .ask(.target(.deletion(reference, from: nil)))),
      KeyBinding("o", "\(words.daysOff)", .push(.target(.daysOff))))
  }

  private var words: TimeTargetStrings { viewModel.format.strings.target }
}

extension TargetDetailsScreen {
  /// The targets of a block or a group.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the details.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the targets are read.
      case appear
    }

    public let context: ScreenContext
    /// The targets and their periods; `nil` until they were read.
    public private(set) var details: TargetDetails?
    public private(set) var failure: TimeTargetError?
    private let asked: TargetReference

    /// Creates a view model of a block's or a group's targets; nothing is read yet.
    public init(_ context: ScreenContext, of reference: TargetReference) {
      self.context = context
      asked = reference
    }

    /// The block or the group: by its id once it was read.
    public var reference: TargetReference { details?.timeline.owner.reference ?? asked }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(TimeTargetError) {
      details = try await dependencies.timeTargetProvider.details(of: asked, on: today)
    }
  }
}
