public import DependencyKit

/// The operations on samples.
public protocol SampleUseCase: Sendable {
  /// Every entity, the oldest first.
  func listEntities() async throws(SampleError) -> [SampleEntity]

  /// The entity of an identifier.
  ///
  /// - Throws: `notFound`.
  func detail(for id: String) async throws(SampleError) -> SampleEntity

  /// Stores a new entity, created now.
  ///
  /// - Returns: The entity as stored.
  /// - Throws: `validationFailed` for a blank name.
  func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity

  /// Replaces an entity.
  ///
  /// - Returns: The entity as stored.
  /// - Throws: `validationFailed` for a blank name, else `notFound`.
  func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity

  /// Deletes an entity.
  ///
  /// - Throws: `notFound`.
  func delete(id: String) async throws(SampleError)
}

private enum SampleUseCaseKey: DependencyKey {
  static var testValue: any SampleUseCase { UnimplementedSampleUseCase() }
}

extension DependencyValues {
  /// The use case of samples; the app registers the live one.
  public var sampleUseCase: any SampleUseCase {
    get { self[SampleUseCaseKey.self] }
    set { self[SampleUseCaseKey.self] = newValue }
  }
}

/// A double each of whose methods ends the process: a test says what it expects to be called.
public struct UnimplementedSampleUseCase: SampleUseCase {
  public init() {}

  public func listEntities() async throws(SampleError) -> [SampleEntity] { unimplemented() }
  public func detail(for id: String) async throws(SampleError) -> SampleEntity { unimplemented() }
  public func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { unimplemented() }
  public func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { unimplemented() }
  public func delete(id: String) async throws(SampleError) { unimplemented() }

  private func unimplemented(_ method: String = #function) -> Never {
    fatalError("SampleUseCase.\(method) has no implementation in this test")
  }
}

#if DEBUG
  /// Samples in memory, with no rules, for previews.
  public actor PreviewSampleUseCase: SampleUseCase {
    private var entities: [String: SampleEntity]

    /// A use case that begins with these entities.
    public init(_ entities: [SampleEntity] = []) {
      self.entities = Dictionary(entities.map { ($0.id, $0) }) { $1 }
    }

    public func listEntities() async throws(SampleError) -> [SampleEntity] {
      entities.values.sorted { $0.createdAt < $1.createdAt }
    }

    public func detail(for id: String) async throws(SampleError) -> SampleEntity {
      guard let entity = entities[id] else { throw .notFound(identifier: id) }
      return entity
    }

    public func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
      entities[entity.id] = entity
      return entity
    }

    public func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
      entities[entity.id] = entity
      return entity
    }

    public func delete(id: String) async throws(SampleError) { entities[id] = nil }
  }
#endif
