public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form that gives a role of the server a right in the book, and then what it may do.
public struct BookInvitationScreen: InteractiveScreen {
  /// The state of the form.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.invitationTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let rights = ViewModel.rights
    return [
      .text("\(words.role)", viewModel.role) { await viewModel.send(.role($0)) },
      .choice(
        "\(words.rightTitle)", rights.map { "\(words.right($0))" }, selected: rights.firstIndex(of: viewModel.right)
      ) { await viewModel.send(.right(rights[$0])) },
    ]
  }

  public func appear() async {}

  private var words: BookStrings { viewModel.format.strings.book }
}

extension BookInvitationScreen {
  /// The form of an invitation.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// Chooses the role, by its name on the server.
      case role(String)
      /// Chooses what it may do.
      case right(BookMember.Right)
      /// Gives the right.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without giving anything.
      case discard
    }

    /// What a role can be invited to.
    public static let rights: [BookMember.Right] = [.write, .read]

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The name of the role as typed.
    public private(set) var role = ""
    /// What the role may do then.
    public private(set) var right = BookMember.Right.write
    /// The member with its right; `nil` until it has it.
    public private(set) var invited: BookMember?
    /// What it may do, in words; `nil` until it may.
    public private(set) var answer: String?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model of an empty form.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .role(let role): self.role = role
      case .right(let right): self.right = right
      case .submit: await attempt(\.failure, invite)
      case .close: leave([role], original: [""])
      case .discard: router.dismiss()
      }
    }

    private func invite() async throws(DataError) {
      let member = BookMember(role: role.trimmed, right: right)
      try await provider.invite(member.role, to: right)
      let words = format.strings.book
      let answer = words.invited(member.role, words.right(right))
      (invited, self.answer) = (member, answer)
      router.dismiss()
      commands.issue(.toast(.memberInvited(answer)))
    }

    /// The field of the value that a failure is about.
    public var refusedField: String? {
      switch failure {
      case .missingRole, .unknownRole, .managing: format.strings.book.role
      default: nil
      }
    }
  }
}
