import Synchronization

/// A random number generator that tasks can share: any generator, guarded by a lock.
///
/// ```swift
/// let roll = randomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// Takes over the generator; its numbers come in the order in which callers get the lock.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  /// Runs the work with the generator, alone; the work must not call back into the same value.
  ///
  /// - Returns: what the work returns.
  /// - Throws: what the work throws.
  public func callAsFunction<Value: Sendable, Failure: Error>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try generator.withLock { generator throws(Failure) in try work(&generator) }
  }
}

private enum RandomNumberGeneratorKey: DependencyKey { typealias Value = WithRandomNumberGenerator }

extension DependencyValues {
  /// The source of chance. Unimplemented until registered.
  public var randomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumberGeneratorKey.self] }
    set { self[RandomNumberGeneratorKey.self] = newValue }
  }
}
