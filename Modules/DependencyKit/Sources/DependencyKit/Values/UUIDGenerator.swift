public import Foundation
import Synchronization

/// Answers a new identifier each time it is called.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// A generator that asks the closure each time.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A new identifier, so that `uuid()` reads as a question.
  public func callAsFunction() -> UUID { generate() }
}

extension UUIDGenerator {
  /// Counts up from zero, for tests: `00000000-0000-0000-0000-000000000000`, then `…01`. Every access counts anew.
  public static var incrementing: UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { UUID(high: 0, low: counter.next()) }
  }
}

extension UUID {
  /// From two big-endian halves.
  init(high: UInt64, low: UInt64) {
    func byte(_ half: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: half >> (56 - 8 * index)) }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
        byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }
}

private final class Counter: Sendable {
  private let count = Atomic<UInt64>(0)

  func next() -> UInt64 { count.wrappingAdd(1, ordering: .relaxed).oldValue }
}

private enum UUIDGeneratorKey: DependencyKey { typealias Value = UUIDGenerator }

extension DependencyValues {
  /// The source of new identifiers. Unimplemented until registered.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}
