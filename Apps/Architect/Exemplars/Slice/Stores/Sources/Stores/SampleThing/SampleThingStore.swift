public import ExemplarModels
public import Foundation
public import ModuloModels
public import ModuloStores
public import Observation

/// What can be done with sample things. A call that throws leaves the state as it was.
@MainActor
public protocol SampleThingOperations: AnyObject, Sendable {
  /// Reads every sample thing.
  func fetchAll() async throws(SampleThingError)

  /// The one sample thing that the reference names.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  func findOne(_ reference: NamedReference) async throws(SampleThingError) -> SampleThingDomain

  /// Creates a sample thing. A draft that was stored already is not stored again: what is stored is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name of at most ``SampleThingDraft/nameLimit`` characters, which
  ///   no other one has, and every field that can't be left out.
  @discardableResult
  func create(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain

  /// Changes what an edit has changed.
  ///
  /// - Throws: As ``create(_:)``, and ``ReferenceProblem/notFound(_:)``. A stored name may stay, whatever it is.
  @discardableResult
  func update(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain

  /// Deletes a sample thing.
  ///
  /// - Returns: The sample thing as it was.
  /// - Throws: ``ReferenceProblem/notFound(_:)``.
  @discardableResult
  func delete(by id: UUID) async throws(SampleThingError) -> SampleThingDomain
}

/// The user's sample things, and their rules.
@MainActor
public protocol SampleThingStore: SampleThingOperations, CachingStore, Observable {
  /// The sample things as they were last read, with what this store changed since, in no order.
  var rows: [SampleThingDomain] { get }
}
