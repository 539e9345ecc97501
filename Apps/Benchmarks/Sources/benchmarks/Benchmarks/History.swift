import Foundation
import Measuring

// What the history costs: raw is the same work of ours without one.
extension Benchmark {
  /// `contribution add` from the provider down, with a history. Raw is the same without one.
  static let contributionAddHistory = Benchmark("contributionAddHistory", .microseconds, limit: .ratio(1.15)) {
    workshop in
    let count = workshop.operations(300)
    return Contenders(
      raw: try await moduloContributionAdd(workshop, count, keepsHistory: false),
      modulo: try await moduloContributionAdd(workshop, count))
  }

  /// A file of rows into an empty goal, with a history. Raw is the same without one.
  static let importCSVHistory = Benchmark("importCSVHistory", .milliseconds, limit: .ratio(1.1)) { workshop in
    let kind = ImportFile.plain(workshop.rows)
    let file = try kind.write(in: workshop)
    return Contenders(
      raw: { try await moduloImport(file, kind, workshop, keepsHistory: false) },
      modulo: { try await moduloImport(file, kind, workshop) })
  }

  /// The undo of an import. Raw is that import.
  static let importUndo = Benchmark("importUndo", .milliseconds, limit: .ratio(3)) { workshop in
    let kind = ImportFile.plain(workshop.rows)
    let file = try kind.write(in: workshop)
    return Contenders(
      raw: { try await moduloImport(file, kind, workshop, measured: .importingUndone) },
      modulo: { try await moduloImport(file, kind, workshop, measured: .undoing) })
  }
}
