public import DependencyKit
public import Foundation

/// What the archive stores.
public struct ArchiveItem: Identifiable, Hashable, Sendable {
  public let id: UUID
  /// Never empty in the storage.
  public var title: String
  /// Nil for none.
  public var note: String?
  /// The moment of creation, in whole milliseconds.
  public let createdAt: Date

  /// An item of these values.
  public init(id: UUID, title: String, note: String? = nil, createdAt: Date) {
    self.id = id
    self.title = title
    self.note = note
    self.createdAt = createdAt
  }
}

/// Why the archive couldn't do what it was asked.
public enum ArchiveServiceError: Error, Hashable, Sendable {
  /// There is no item with the identifier.
  case notFound(UUID)
  /// An item needs a title.
  case untitled
  /// The storage refused, for a reason of its own.
  case storage(reason: String)
}

/// Items in a database.
public protocol ArchiveService: Sendable {
  /// Every item, the oldest first.
  func items() async throws(ArchiveServiceError) -> [ArchiveItem]

  /// The item of an identifier.
  ///
  /// - Throws: `notFound`.
  func item(_ id: UUID) async throws(ArchiveServiceError) -> ArchiveItem

  /// Adds an item, or replaces the one with its identifier. It is stored when this returns.
  ///
  /// - Throws: `untitled`.
  func save(_ item: ArchiveItem) async throws(ArchiveServiceError)

  /// Deletes an item.
  ///
  /// - Throws: `notFound`.
  func delete(_ id: UUID) async throws(ArchiveServiceError)
}

private enum ArchiveServiceKey: DependencyKey {
  static var testValue: any ArchiveService { UnimplementedArchiveService() }
}

extension DependencyValues {
  /// The service of the archive; the app registers the live one.
  public var archiveService: any ArchiveService {
    get { self[ArchiveServiceKey.self] }
    set { self[ArchiveServiceKey.self] = newValue }
  }
}

/// A double each of whose methods ends the process: a test says what it expects to be called.
public struct UnimplementedArchiveService: ArchiveService {
  public init() {}

  public func items() async throws(ArchiveServiceError) -> [ArchiveItem] { unimplemented() }
  public func item(_ id: UUID) async throws(ArchiveServiceError) -> ArchiveItem { unimplemented() }
  public func save(_ item: ArchiveItem) async throws(ArchiveServiceError) { unimplemented() }
  public func delete(_ id: UUID) async throws(ArchiveServiceError) { unimplemented() }

  private func unimplemented(_ method: String = #function) -> Never {
    fatalError("ArchiveService.\(method) has no implementation in this test")
  }
}
