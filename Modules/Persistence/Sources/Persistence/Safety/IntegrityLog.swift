public import ModuloModels
public import PersistenceKit
import Synchronization

/// Keeps a check's warnings, foreign objects and what a copy goes without, and passes its progress on: all are reported
/// where the engine works.
public final class IntegrityLog: Sendable {
  private let kept = Mutex<[IntegrityWarning]>([])
  private let others = Mutex<[ForeignObject]>([])
  private let leftOut = Mutex<[IntegrityFault]>([])

  private let onProgress: @Sendable (_ rowsRead: Int) -> Void

  /// Creates an empty log.
  ///
  /// - Parameter onProgress: Called with the number of rows read so far.
  public init(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void = { _ in }) { self.onProgress = onProgress }

  /// The warnings so far.
  public var warnings: [IntegrityWarning] { kept.withLock(\.self) }

  /// The names of what no schema declares, so far.
  public var foreign: [String] { others.withLock { $0.map(\.name) } }

  /// The damaged steps of the history that a copy goes without, so far.
  public var omitted: [DataFault] { leftOut.withLock { $0.map(DataFault.init) } }

  /// Notes what the engine reports.
  public func take(_ event: IntegrityEvent) {
    switch event {
    case .progress(let rows): onProgress(rows)
    case .warning(let warning): kept.withLock { $0.append(warning) }
    case .foreign(let object): others.withLock { $0.append(object) }
    case .omitted(let fault): leftOut.withLock { $0.append(fault) }
    }
  }
}

extension [IntegrityWarning] {
  /// The number of rows they are about.
  public var rowCount: Int { Set(map { RowPlace($0) }).count }
}

/// The row that a warning is about.
struct RowPlace: Hashable {
  let table: String
  let number: Int64

  init(_ warning: IntegrityWarning) { (table, number) = (warning.table, warning.number) }
}

extension DataFault {
  /// Maps a fault that the engine found to one for the user; the detail is the engine's own sentence.
  public init(_ fault: IntegrityFault) {
    let detail = fault.description
    switch fault {
    case .structure: self.init(.file, detail: detail)
    case .missing(let name), .different(let name): self.init(.structure, table: name, detail: detail)
    case .foreign(let object): self.init(.structure, table: object.name, detail: detail)
    case .dangling(let table, let number, _):
      self.init(.reference, table: table, number: Self.known(number), detail: detail)
    case .checksum(let table, let number):
      self.init(.checksum, table: table, number: Self.known(number), detail: detail)
    case .undecodable(let table, let number, _, _):
      self.init(.value, table: table, number: Self.known(number), detail: detail)
    case .exhausted(let table, _): self.init(.value, table: table, detail: detail)
    case .rollup(let table, _, _, _, _): self.init(.total, table: table, detail: detail)
    }
  }

  /// The engine says 0 where a row has no number.
  private static func known(_ number: Int64) -> Int? { number == 0 ? nil : Int(number) }
}
