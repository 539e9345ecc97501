public import ArchiveServiceInterface
public import Foundation
import PersistenceKit

/// The archive in a database.
public actor DatabaseArchiveService: ArchiveService {
  private let container: ModelContainer

  /// Opens the database, and brings an older one to the version of today.
  ///
  /// - Parameter url: The file, which is made where there is none; nil for memory, for as long as the service lives.
  /// - Throws: `storage`.
  public init(url: URL?) throws(ArchiveServiceError) {
    do {
      container = try ModelContainer(for: ArchiveMigrationPlan.self, configuration: ModelConfiguration(url: url))
    } catch {
      throw ArchiveServiceError(error)
    }
  }

  public func items() async throws(ArchiveServiceError) -> [ArchiveItem] {
    let oldestFirst = FetchDescriptor<ArchiveRecord>(sortBy: [SortDescriptor(\.createdAt)])
    do { return try await container.read { try $0.fetch(oldestFirst).map(\.item) } } catch {
      throw ArchiveServiceError(error)
    }
  }

  public func item(_ id: UUID) async throws(ArchiveServiceError) -> ArchiveItem {
    let found: ArchiveItem?
    do { found = try await container.read { try $0.model(ArchiveRecord.self, for: id)?.item } } catch {
      throw ArchiveServiceError(error)
    }
    guard let found else { throw .notFound(id) }
    return found
  }

  public func save(_ item: ArchiveItem) async throws(ArchiveServiceError) {
    if item.title.isEmpty { throw .untitled }
    do { try await container.write { _ = try $0.upsert(ArchiveRecord(item)) } } catch {
      throw ArchiveServiceError(error)
    }
  }

  public func delete(_ id: UUID) async throws(ArchiveServiceError) {
    do {
      try await container.write { try $0.delete(ArchiveRecord.self, for: id) }
    } catch .notFound {
      throw .notFound(id)
    } catch {
      throw ArchiveServiceError(error)
    }
  }
}

extension ArchiveRecord {
  init(_ item: ArchiveItem) {
    self.init(id: item.id, title: item.title, note: item.note, createdAt: item.createdAt)
  }

  var item: ArchiveItem { ArchiveItem(id: id, title: title, note: note, createdAt: createdAt) }
}

extension ArchiveServiceError {
  fileprivate init(_ error: PersistenceError) { self = .storage(reason: "\(error)") }
}
