import Dispatch
import Synchronization

/// A few serial queues that take turns, so that work which blocks never takes more threads than there are queues.
final class QueueGroup: Sendable {
  private let queues: [DispatchQueue]
  private let pending: Mutex<[Int]>

  init(label: String, count: Int) {
    queues = (0..<count).map { DispatchQueue(label: "\(label).\($0)") }
    pending = Mutex(Array(repeating: 0, count: count))
  }
}

extension QueueGroup {
  /// Runs the work on the queue that has the least to do.
  func async(_ work: @escaping @Sendable () -> Void) {
    let chosen = pending.withLock { pending in
      let least = pending.indices.min { pending[$0] < pending[$1] } ?? 0
      pending[least] += 1
      return least
    }
    queues[chosen].async {
      work()
      self.pending.withLock { $0[chosen] -= 1 }
    }
  }
}
