package import PersistenceKit
import Synchronization

/// Keeps the warnings of a check, which are told where the engine works.
package final class IntegrityLog: Sendable {
  private let kept = Mutex<[IntegrityWarning]>([])

  package init() {}

  /// The warnings so far.
  package var warnings: [IntegrityWarning] { kept.withLock(\.self) }

  package func take(_ event: IntegrityEvent) {
    if case .warning(let warning) = event { kept.withLock { $0.append(warning) } }
  }
}

extension [IntegrityWarning] {
  /// How many rows they are about.
  package var rowCount: Int { Set(map { RowPlace($0) }).count }
}

/// Which row a warning is about.
struct RowPlace: Hashable {
  let table: String
  let number: Int64

  init(_ warning: IntegrityWarning) { (table, number) = (warning.table, warning.number) }
}
