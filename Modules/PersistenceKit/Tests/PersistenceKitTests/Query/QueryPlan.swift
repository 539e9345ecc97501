@testable import PersistenceKit

extension ModelContainer {
  /// How SQLite will run a fetch: the lines of EXPLAIN QUERY PLAN; none in memory.
  func plan<Model: PersistentModel>(of descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> [String] {
    try plan(of: try descriptor.rendered().text.select)
  }

  /// How SQLite will run a statement.
  func plan(of select: String) throws(PersistenceError) -> [String] {
    try engine.write(cancellation: nil) { session throws(PersistenceError) in
      guard let session = session as? SQLiteSession else { return [] }
      return try session.connection.statement("EXPLAIN QUERY PLAN \(select)").query(.anonymous) {
        _ throws(PersistenceError) in
      } _: { rows throws(PersistenceError) in
        var lines: [String] = []
        while try rows.step() { lines.append(try rows.row[3]) }
        return lines
      }
    }
  }
}
