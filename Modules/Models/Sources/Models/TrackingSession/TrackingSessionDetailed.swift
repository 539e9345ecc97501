public import Foundation
import ModuloUtilities

/// A session with its block and that one's group, read or written in one transaction.
public struct TrackingSessionDetailedRecord: Equatable, Sendable {
  /// The session and its times.
  public let record: TrackingSessionRecord
  /// The row of the tracked block.
  public let block: BlockEntity
  /// The row of the block's group.
  public let group: BlockGroupEntity

  /// Creates a record from rows of one snapshot.
  public init(record: TrackingSessionRecord, block: BlockEntity, group: BlockGroupEntity) {
    self.record = record
    self.block = block
    self.group = group
  }

  /// The session in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown time zone, or a time of another session, block or day.
  public func toDomain() throws(RepositoryError) -> TrackingSessionDetailedDomain {
    TrackingSessionDetailedDomain(
      session: try record.toDomain(), block: block.toDomain(), group: group.toDomain(defaultID: nil))
  }
}

/// A session with its block, without that one's totals, and its group.
public struct TrackingSessionDetailedDomain: Identifiable, Equatable, Sendable {
  /// The session and its times.
  public let session: TrackingSessionDomain
  /// The tracked block.
  public let block: BlockDomain
  /// The group of the block.
  public let group: BlockGroupDomain

  /// Creates a session of a block.
  public init(session: TrackingSessionDomain, block: BlockDomain, group: BlockGroupDomain) {
    self.session = session
    self.block = block
    self.group = group
  }

  /// The identifier of the session.
  public var id: UUID { session.id }
}

extension [TrackingSessionDetailedRecord] {
  /// The sessions in the domain's types, in the same order.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown time zone, or a time of another session, block or day.
  public func toDomain() throws(RepositoryError) -> [TrackingSessionDetailedDomain] {
    var sessions: [TrackingSessionDetailedDomain] = []
    for record in self { sessions.append(try record.toDomain()) }
    return sessions
  }
}
