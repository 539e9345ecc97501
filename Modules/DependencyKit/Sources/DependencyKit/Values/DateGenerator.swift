public import Foundation

/// Answers what time it is.
///
/// The Kit has no clock of its own: the composition root registers one that reads the system's, a test one that stands
/// still.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// A generator that asks the closure each time.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The moment it is now; two reads may differ.
  public var now: Date { generate() }

  /// The moment it is now, so that `date()` reads as a question.
  public func callAsFunction() -> Date { generate() }
}

extension DateGenerator {
  /// A clock that stands still.
  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }
}

private enum DateGeneratorKey: DependencyKey { typealias Value = DateGenerator }

extension DependencyValues {
  /// The clock. Unimplemented until registered.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}
