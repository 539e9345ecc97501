public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The members of the book on a server, in a row each with what they may do.
public struct BookMembersScreen: InteractiveScreen {
  /// The state of the members, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the members as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.membersTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let members = viewModel.members {
      LabeledRows(members.map { (name: "\($0.role)", value: "\(words.right($0.right))") }).selectable()
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [String] { !viewModel.hasFailed ? viewModel.members?.map(\.role) ?? [] : [] }

  public func keys(for row: String?) -> ScreenKeys {
    let member = viewModel.members?.first { $0.role == row && $0.right != .manage }
    return ScreenKeys(
      KeyBinding("a", "\(words.invite)", .present(.book(.invitation))),
      member.map { KeyBinding("d", "\(viewModel.format.strings.key.delete)", .ask(.book(.removal($0.role)))) })
  }

  private var words: BookStrings { viewModel.format.strings.book }
}

extension BookMembersScreen {
  /// The members of the book.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the members.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the members are read.
      case appear
    }

    public let context: ScreenContext
    /// The members as they were last read; `nil` until then.
    public private(set) var members: [BookMember]?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(DataError) { members = try await provider.members() }
  }
}
