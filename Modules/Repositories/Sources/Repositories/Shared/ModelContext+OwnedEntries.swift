import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

/// An entry of an owner, which a file can hold.
protocol OwnedEntry: PersistentModel {
  /// The goal or the account that it belongs to.
  var ownerID: UUID { get }
  /// The content of its row. A stored entry has the position among the equal rows of its import after it; `nil` for one
  /// that was not imported.
  var importKey: String? { get set }
  /// The column of the number.
  static var numberColumn: any KeyPath<Self, Int64> & Sendable { get }
  /// The entry of an owner with an import key.
  static func imported(as key: String, of ownerID: UUID) -> FetchDescriptor<Self>
}

extension ContributionEntity: OwnedEntry {
  var ownerID: UUID { goalID }
  static var numberColumn: any KeyPath<Self, Int64> & Sendable { \.number }

  static func imported(as key: String, of ownerID: UUID) -> FetchDescriptor<Self> {
    let key: String? = key
    return FetchDescriptor(predicate: #Predicate { $0.goalID == ownerID && $0.importKey == key }, fetchLimit: 1)
  }
}

extension BalanceUpdateEntity: OwnedEntry {
  var ownerID: UUID { accountID }
  static var numberColumn: any KeyPath<Self, Int64> & Sendable { \.number }

  static func imported(as key: String, of ownerID: UUID) -> FetchDescriptor<Self> {
    let key: String? = key
    return FetchDescriptor(predicate: #Predicate { $0.accountID == ownerID && $0.importKey == key }, fetchLimit: 1)
  }
}

extension ModelContext {
  /// The entry of an owner with this id, which has to be there.
  borrowing func entry<Entry: OwnedEntry>(_ id: Entry.ID, of ownerID: UUID) throws -> Entry {
    guard let found = try model(Entry.self, for: id), found.ownerID == ownerID else { throw RepositoryError.notFound }
    return found
  }

  /// The entry that a draft which is submitted again has stored already; `nil` for a new one.
  ///
  /// - Throws: ``RepositoryError/duplicate(_:)`` with `.id` for the id of another owner's entry.
  borrowing func stored<Entry: OwnedEntry>(_ entry: Entry) throws -> Entry? {
    guard let found = try model(Entry.self, for: entry.id) else { return nil }
    guard found.ownerID == entry.ownerID else { throw RepositoryError.duplicate(.id) }
    return found
  }

  /// The greatest number of any entry; 0 when there is none.
  borrowing func lastNumber<Entry: OwnedEntry>(of entries: Entry.Type) throws -> Int64 {
    let last = FetchDescriptor<Entry>(sortBy: [SortDescriptor(Entry.numberColumn, order: .reverse)], fetchLimit: 1)
    return try fetch(last, properties: Entry.numberColumn).first ?? 0
  }

  /// Marks the entry of an earlier import that a row is as seen, so that no other row is the same.
  ///
  /// - Returns: Its number; `nil` for a new row.
  borrowing func markSeen(_ row: some OwnedEntry, in duplicates: inout EqualRowPositions) throws -> Int64? {
    guard let content = row.importKey else { return nil }
    return try duplicates.markSeen("\(row.ownerID) \(content)") { try number(of: row, content, at: $0) }
  }

  /// Stores a row at its position among the equal rows of its import.
  ///
  /// - Parameter store: Stores the row with its import key.
  /// - Returns: What `store` returned; `nil` when the owner has the row from an earlier import.
  borrowing func insert<Entry: OwnedEntry, Stored>(
    _ row: Entry, at duplicates: inout EqualRowPositions, _ store: (Entry) throws -> Stored
  ) throws -> Stored? {
    guard let content = row.importKey else { return try store(row) }
    return try duplicates.store("\(row.ownerID) \(content)") { position in
      var entry = row
      entry.importKey = "\(content) \(position)"
      do {
        return try store(entry)
      } catch let error as PersistenceError where RepositoryError(error) == .duplicate(.importKey) {
        return nil
      }
    } number: { position in
      try number(of: row, content, at: position)
    }
  }

  private borrowing func number<Entry: OwnedEntry>(
    of row: Entry, _ content: String, at position: Int
  ) throws -> Int64? {
    try fetch(Entry.imported(as: "\(content) \(position)", of: row.ownerID), properties: Entry.numberColumn).first
  }
}
