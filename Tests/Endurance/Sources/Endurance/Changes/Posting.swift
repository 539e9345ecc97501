import Dispatch
import Foundation
import PersistenceKit

/// A row that one connection commits and another one has to hear of.
struct Posting: PersistentModel {
  /// From 1 in the order of their commits; the listener's own go from -1 down.
  let id: Int
  /// When its transaction began to write it, in nanoseconds of the system's uptime, which all processes share.
  let moment: Int64

  static let schema = Schema<Posting>("posting", columns: [Column("id", \.id), Column("moment", \.moment)])

  /// A row of this moment.
  init(id: Int) {
    self.id = id
    moment = Self.now
  }

  init(row: borrowing Row) throws(PersistenceError) {
    id = try row[0]
    moment = try row[1]
  }

  private static var now: Int64 { Int64(DispatchTime.now().uptimeNanoseconds) }

  /// How long ago it was written.
  var age: Duration { .nanoseconds(Self.now - moment) }

  static func open(_ url: URL) throws -> ModelContainer {
    try ModelContainer(for: Posting.self, configuration: ModelConfiguration(url: url))
  }
}
