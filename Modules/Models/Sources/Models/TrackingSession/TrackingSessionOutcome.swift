/// What a change of stored sessions left, read in its transaction.
public struct TrackingSessionOutcomeRecord: Equatable, Sendable {
  /// The changed sessions as they are now; a deleted one as it was.
  public let sessions: [TrackingSessionDetailedRecord]
  /// The other sessions of their blocks and days, before and after the change.
  public let others: [Neighbour]

  /// A session beside the changed ones.
  public struct Neighbour: Equatable, Sendable {
    /// The session before the change.
    public let before: TrackingSessionDetailedRecord
    /// The session as it is now.
    public let after: TrackingSessionDetailedRecord

    /// Creates the two states of a session.
    public init(before: TrackingSessionDetailedRecord, after: TrackingSessionDetailedRecord) {
      self.before = before
      self.after = after
    }
  }

  /// Creates a record of what one transaction has changed; by default one that has no neighbours.
  public init(sessions: [TrackingSessionDetailedRecord], others: [Neighbour] = []) {
    self.sessions = sessions
    self.others = others
  }

  /// The outcome in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``.
  public func toDomain() throws(RepositoryError) -> TrackingSessionOutcome {
    var recounted: [TrackingSessionOutcome.Recount] = []
    for other in others {
      let (before, after) = (try other.before.toDomain().session.halves, try other.after.toDomain())
      if before != after.session.halves { recounted.append(.init(session: after, formerHalves: before)) }
    }
    return TrackingSessionOutcome(sessions: try sessions.toDomain(), recounted: recounted)
  }
}

/// What a change of stored sessions left.
public struct TrackingSessionOutcome: Equatable, Sendable {
  /// The changed sessions as they are now; a deleted one as it was.
  public let sessions: [TrackingSessionDetailedDomain]
  /// The other sessions in which another number of half blocks became full.
  public let recounted: [Recount]

  /// A session that counts for more or fewer half blocks, since others of its block and day were changed.
  public struct Recount: Equatable, Sendable {
    /// The session as it is now.
    public let session: TrackingSessionDetailedDomain
    /// The number of half blocks before.
    public let formerHalves: Int

    /// Creates the count of a session.
    public init(session: TrackingSessionDetailedDomain, formerHalves: Int) {
      self.session = session
      self.formerHalves = formerHalves
    }
  }

  /// Creates an outcome; by default one that left other sessions as they were.
  public init(sessions: [TrackingSessionDetailedDomain], recounted: [Recount] = []) {
    self.sessions = sessions
    self.recounted = recounted
  }
}

extension TrackingSessionOutcome {
  /// The answer to added time: each session that was stored, and what is counted otherwise of other ones.
  public func addedText(_ format: FormatContext) -> String {
    text(format) { $0.session.savedText(format, of: $0.block) }
  }

  /// The answer to an edit: what differs from what the session was, and what is counted otherwise of other ones.
  ///
  /// - Parameter original: The session before the edit.
  public func updatedText(_ format: FormatContext, since original: TrackingSessionDetailedDomain) -> String {
    text(format) { $0.updatedText(format, since: original) }
  }

  /// The answer to a session that was divided, or to two that were joined: each session as it is now, and what is
  /// counted otherwise of other ones.
  public func dividedText(_ format: FormatContext) -> String {
    text(format) { $0.session.dividedText(format, of: $0.block) }
  }

  private func text(_ format: FormatContext, _ line: (TrackingSessionDetailedDomain) -> String) -> String {
    (sessions.map(line) + recounted.map { $0.text(format) }).joined(separator: "\n")
  }
}

extension TrackingSessionOutcome.Recount {
  /// That the session counts for another number of half blocks.
  public func text(_ format: FormatContext) -> String {
    format.strings.trackingSession.recounted(
      "#\(session.session.number)", format.blocks(of: session.session.halves), format.output(of: formerHalves))
  }
}
