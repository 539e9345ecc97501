public import Foundation

/// All rows of a run.
public struct Report: Sendable, Equatable, Encodable {
  public let schema: Int
  public let rows: [Row]

  public init(rows: [Row]) {
    schema = 1
    self.rows = rows
  }

  /// The report as a file keeps it.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The report as a table of text; GRDB has a column where any row has a figure of it.
  public func table() -> String {
    let hasPeer = rows.contains { $0.grdb != nil }
    let heads = ["name", "unit", "raw", "modulo", "ratio", "limit"] + (hasPeer ? ["GRDB", "ratio"] : []) + [""]
    let lines = [heads] + rows.map { cells(of: $0, hasPeer: hasPeer) }
    let widths = heads.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).enumerated().map { index, cell in pad(cell.0, to: cell.1, isText: index < 2) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}

extension Report {
  private func cells(of row: Row, hasPeer: Bool) -> [String] {
    let limit =
      switch row.limit {
      case .ratio(let limit): "× " + figure(limit)
      case .absolute(let limit): figure(limit) + " " + row.unit
      case nil: "-"
      }
    let peer = [row.grdb.map(figure) ?? "-", row.grdb.map { "× " + figure($0 / row.raw) } ?? "-"]
    return [row.name, row.unit, figure(row.raw), figure(row.modulo), "× " + figure(row.ratio), limit]
      + (hasPeer ? peer : []) + [row.isWithinLimit ? "" : "over its limit"]
  }

  /// Three digits say more than can be repeated.
  private func figure(_ value: Double) -> String {
    let digits = value < 10 ? 2 : value < 100 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }

  private func pad(_ text: String, to width: Int, isText: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isText ? text + space : space + text
  }
}
