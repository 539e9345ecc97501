import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Maps every element, on as many threads as the machine has cores. The order stays.
  func concurrentMap<Output: Sendable>(_ transform: @Sendable (Element) -> Output) -> [Output] {
    let outputs = Mutex([Output?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let output = transform(self[index])
      outputs.withLock { $0[index] = output }
    }
    return outputs.withLock { $0.compactMap { $0 } }
  }
}
