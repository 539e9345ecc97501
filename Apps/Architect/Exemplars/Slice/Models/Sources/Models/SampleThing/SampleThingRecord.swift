public import ModuloModels

/// A stored sample thing with what messages call its surroundings, read in one snapshot.
public struct SampleThingRecord: Equatable, Sendable {
  /// The row.
  public let sampleThing: SampleThingEntity
  /// The name of the account that it belongs to.  // slice: owner
  public let accountName: String  // slice: owner

  /// Creates a record from what one snapshot has read.
  public init(
    sampleThing: SampleThingEntity,
    accountName: String,  // slice: owner
  ) {
    self.sampleThing = sampleThing
    self.accountName = accountName  // slice: owner
  }

  /// The sample thing in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toDomain() throws(RepositoryError) -> SampleThingDomain {
    try sampleThing.toDomain(
      in: accountName  // slice: owner
    )
  }
}
