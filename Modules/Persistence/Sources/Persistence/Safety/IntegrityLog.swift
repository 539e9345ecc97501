package import PersistenceKit
import Synchronization

/// Keeps a check's warnings and foreign objects, and passes its progress on: all are reported where the engine works.
package final class IntegrityLog: Sendable {
  private let kept = Mutex<[IntegrityWarning]>([])
  private let others = Mutex<[ForeignObject]>([])

  private let onProgress: @Sendable (_ rowsRead: Int) -> Void

  package init(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void = { _ in }) { self.onProgress = onProgress }

  /// The warnings so far.
  package var warnings: [IntegrityWarning] { kept.withLock(\.self) }

  /// The names of what no schema declares, so far.
  package var foreign: [String] { others.withLock { $0.map(\.name) } }

  package func take(_ event: IntegrityEvent) {
    switch event {
    case .progress(let rows): onProgress(rows)
    case .warning(let warning): kept.withLock { $0.append(warning) }
    case .foreign(let object): others.withLock { $0.append(object) }
    }
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
