package import ModuloModels
package import PersistenceKit

extension DataFault {
  /// Maps a fault that the engine found to one for the user; the detail is the engine's own sentence.
  package init(_ fault: IntegrityFault) {
    let detail = fault.description
    switch fault {
    case .structure: self.init(.file, detail: detail)
    case .missing(let name), .different(let name): self.init(.structure, table: name, detail: detail)
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
