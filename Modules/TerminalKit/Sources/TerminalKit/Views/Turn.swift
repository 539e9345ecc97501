import Observation
import Synchronization

/// How far a sign has turned. What reads it is drawn again when it has turned on.
final class Turn: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let count = Mutex(0)

  var number: Int {
    registrar.access(self, keyPath: \.number)
    return count.withLock { $0 }
  }

  func advance() {
    registrar.withMutation(of: self, keyPath: \.number) { count.withLock { $0 &+= 1 } }
  }
}

extension CharacterRepertoire {
  /// The signs that make one that turns, one after the other.
  var turningSigns: [TerminalText] {
    switch self {
    case .unicode: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"]
    case .ascii: ["|", "/", "-", "\\"]
    }
  }
}
