/// Hands out what a model tells the host of its screen: each command once, in order.
///
/// Two kinds of host exist. One that prints once calls ``take()`` when its actions are through; one that keeps drawing
/// calls ``listen(_:)`` as it shows the screen. Until either is called the commands wait.
@MainActor
public final class CommandOutlet<Command: Sendable & Equatable> {
  private var waiting: [Command] = []
  private var listener: (@MainActor (Command) -> Void)?

  /// Creates an outlet without commands.
  public init() {}

  /// Hands a command out; for models.
  public func issue(_ command: Command) {
    if let listener { listener(command) } else { waiting.append(command) }
  }

  /// The commands that wait, which wait no more.
  public func take() -> [Command] {
    defer { waiting = [] }
    return waiting
  }

  /// Has every command carried out as it is issued, the waiting ones at once. The last listener counts.
  public func listen(_ listener: @escaping @MainActor (Command) -> Void) {
    self.listener = listener
    for command in take() { listener(command) }
  }
}
