public import ModuloModels
public import ModuloPersistence
import Synchronization

/// The operations that doubles were asked for, and the failures planned for them.
///
/// One log serves all doubles of a test. ``of(_:)`` is the part of it that belongs to one type.
public struct OperationLog: Sendable {
  private let entries: Entries
  /// The type whose operations count; `nil` for all.
  private let type: String?

  /// Creates an empty log, which plans no failure.
  public init() { self.init(entries: Entries(), type: nil) }

  private init(entries: Entries, type: String?) {
    self.entries = entries
    self.type = type
  }

  /// The part of this log that belongs to a type: its operations only, and failures for these alone. A default and its
  /// mock are one type.
  public func of<Role>(_ type: Role.Type) -> OperationLog {
    OperationLog(entries: entries, type: StorageOperation.role(of: String(describing: type)))
  }

  /// The operations so far, in order: `ContributionRepository.insert`; in the log of one type by base name, `insert`.
  public var operations: [String] {
    entries.state.withLock { state in
      guard let type else { return state.operations.map(\.description) }
      return state.operations.filter { $0.type == type }.map(\.name)
    }
  }

  /// Makes the next operation fail with `error` and do nothing else. Several failures are used up in order.
  ///
  /// - Parameter name: The base name of an operation that fails, whatever runs before it; `nil` for the next one.
  public func failNext(_ name: String? = nil, with error: StorageError) {
    entries.state.withLock { $0.failures.append(PlannedFailure(type: type, name: name, error: error)) }
  }

  /// Makes every operation from now on fail with `error` and do nothing else.
  public func failAll(with error: StorageError) {
    entries.state.withLock { $0.failures.append(PlannedFailure(type: type, name: nil, error: error, isLasting: true)) }
  }

  /// Checks that every failure that was planned for once has happened: a plan that names no operation of the test, or one
  /// that is never reached, would prove nothing.
  ///
  /// - Throws: ``UnusedPlan`` for those of all types.
  public func verify() throws(UnusedPlan) {
    let unused = entries.state.withLock { state in
      state.failures.filter { !$0.isLasting }.map { failure in
        UnusedPlan(
          operation: [failure.type, failure.name].compactMap(\.self).joined(separator: "."),
          after: state.operations.map(\.description))
      }
    }
    if let first = unused.first { throw first }
  }

  /// Notes an operation.
  ///
  /// - Throws: The first failure that was planned for it.
  public func record(_ operation: StorageOperation) throws(StorageError) {
    let failure = entries.state.withLock { state -> PlannedFailure? in
      state.operations.append(operation)
      guard let index = state.failures.firstIndex(where: { $0.concerns(operation) }) else { return nil }
      return state.failures[index].isLasting ? state.failures[index] : state.failures.remove(at: index)
    }
    if let failure { throw failure.error }
  }
}

/// A failure that was planned and never happened.
public struct UnusedPlan: Error, Equatable, CustomStringConvertible {
  /// The operation that was to fail; empty for any.
  public let operation: String
  /// The operations that there were.
  public let after: [String]

  public var description: String {
    let plan = operation.isEmpty ? "the next operation" : operation
    return "no failure of \(plan) has happened; there were \(after.isEmpty ? "none" : after.joined(separator: ", "))"
  }
}

private struct PlannedFailure {
  let type: String?
  let name: String?
  let error: StorageError
  var isLasting = false

  func concerns(_ operation: StorageOperation) -> Bool {
    (type ?? operation.type) == operation.type && (name ?? operation.name) == operation.name
  }
}

private final class Entries: Sendable {
  struct State {
    var operations: [StorageOperation] = []
    var failures: [PlannedFailure] = []
  }

  let state = Mutex(State())
}
