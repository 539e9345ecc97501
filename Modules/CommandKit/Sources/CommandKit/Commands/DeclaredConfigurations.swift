import Synchronization

/// The configurations of commands, each made once in a process: to read a line takes many of them, and each is made of all
/// of its texts.
private let declared = Mutex<[ObjectIdentifier: CommandConfiguration]>([:])

extension ParsableCommand {
  /// The command's configuration, as it was when it was first asked for.
  static var declaration: CommandConfiguration {
    let key = ObjectIdentifier(Self.self)
    if let found = declared.withLock({ $0[key] }) { return found }
    // It is made outside of the lock, because it may ask for another one.
    let made = configuration
    declared.withLock { $0[key] = made }
    return made
  }
}
