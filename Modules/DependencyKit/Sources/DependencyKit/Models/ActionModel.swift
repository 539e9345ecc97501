/// A model of a screen: *actions in, state and commands out*.
///
/// - An **action** is what the user did. It is sent through ``send(_:)``, which returns when its results are there.
/// - **State** is what stays visible: observable properties that the screen shows.
/// - A **command** is what the host of the screen has to do once. It comes out through ``commands``, in order.
///
/// It goes one way only: a host issues no command. A model knows no screen, so that another one can show it.
@MainActor
public protocol ActionModel: AnyObject {
  /// The actions of the user.
  associatedtype Action: Sendable
  /// What the host is told; `Never` for a model that leaves nothing to it.
  associatedtype Command: Sendable & Equatable = Never

  /// The outlet of the commands for the host.
  var commands: CommandOutlet<Command> { get }

  /// Carries out an action. It returns when the state shows its results, and its commands are issued.
  func send(_ action: Action) async
}

extension ActionModel where Command == Never {
  /// An outlet without commands.
  public var commands: CommandOutlet<Never> { CommandOutlet() }
}
