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
  /// The column of the owner.
  static var ownerColumn: any KeyPath<Self, UUID> & Sendable { get }
  /// The entries of the first numbers of a range, so many numbers.
  static func numbered(_ numbers: ClosedRange<Int64>, limit: Int64) -> FetchDescriptor<Self>
  /// The column of the number.
  static var numberColumn: any KeyPath<Self, Int64> & Sendable { get }
  /// The entry of an owner with an import key.
  static func imported(as key: String, of ownerID: UUID) -> FetchDescriptor<Self>
  /// The entries made by hand with a row's owner, day and amount, by number, up to the greatest before the import: the
  /// index of days ends there, however many rows of one day the file has.
  static func typed(like row: Self, upTo lastNumber: Int64) -> FetchDescriptor<Self>
}

extension ContributionEntity: OwnedEntry {
  var ownerID: UUID { goalID }
  static var ownerColumn: any KeyPath<Self, UUID> & Sendable { \.goalID }
  static var numberColumn: any KeyPath<Self, Int64> & Sendable { \.number }

  static func numbered(_ numbers: ClosedRange<Int64>, limit: Int64) -> FetchDescriptor<Self> {
    let (first, end) = (numbers.lowerBound, min(numbers.upperBound, numbers.lowerBound + limit - 1))
    return FetchDescriptor(predicate: #Predicate { $0.number >= first && $0.number <= end })
  }

  static func imported(as key: String, of ownerID: UUID) -> FetchDescriptor<Self> {
    let key: String? = key
    return FetchDescriptor(predicate: #Predicate { $0.goalID == ownerID && $0.importKey == key }, fetchLimit: 1)
  }

  static func typed(like row: ContributionEntity, upTo lastNumber: Int64) -> FetchDescriptor<Self> {
    let (goalID, date, amount, type) = (row.goalID, row.date, row.amountMinor, row.type)
    let isOfDay = #Predicate<ContributionEntity> { $0.goalID == goalID && $0.date == date && $0.number <= lastNumber }
    let isEqual = #Predicate<ContributionEntity> {
      $0.amountMinor == amount && $0.type == type && $0.importKey == nil
    }
    return FetchDescriptor(predicate: isOfDay && isEqual, sortBy: [SortDescriptor(\.number)])
  }
}

extension BalanceUpdateEntity: OwnedEntry {
  var ownerID: UUID { accountID }
  static var ownerColumn: any KeyPath<Self, UUID> & Sendable { \.accountID }
  static var numberColumn: any KeyPath<Self, Int64> & Sendable { \.number }

  static func numbered(_ numbers: ClosedRange<Int64>, limit: Int64) -> FetchDescriptor<Self> {
    let (first, end) = (numbers.lowerBound, min(numbers.upperBound, numbers.lowerBound + limit - 1))
    return FetchDescriptor(predicate: #Predicate { $0.number >= first && $0.number <= end })
  }

  static func imported(as key: String, of ownerID: UUID) -> FetchDescriptor<Self> {
    let key: String? = key
    return FetchDescriptor(predicate: #Predicate { $0.accountID == ownerID && $0.importKey == key }, fetchLimit: 1)
  }

  static func typed(like row: BalanceUpdateEntity, upTo lastNumber: Int64) -> FetchDescriptor<Self> {
    let (accountID, date, balance) = (row.accountID, row.date, row.balanceMinor)
    let isOfDay = #Predicate<BalanceUpdateEntity> {
      $0.accountID == accountID && $0.date == date && $0.number <= lastNumber
    }
    let isEqual = #Predicate<BalanceUpdateEntity> { $0.balanceMinor == balance && $0.importKey == nil }
    return FetchDescriptor(predicate: isOfDay && isEqual, sortBy: [SortDescriptor(\.number)])
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
  /// - Parameter first: The numbers of the owner's entries by their import keys, all of those at the first position; `nil`
  ///   where they aren't known.
  /// - Returns: Its number; `nil` for a new row.
  borrowing func markSeen(
    _ row: some OwnedEntry, in duplicates: inout EqualRowPositions, first: [String: Int64]? = nil
  ) throws -> Int64? {
    guard let content = row.importKey else { return nil }
    return try duplicates.markSeen("\(row.ownerID) \(content)") { position in
      if position == 0, let first { return first[content + " 0"] }
      return try number(of: row, content, at: position)
    }
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
      entry.importKey = content + " " + String(position)
      do {
        return try store(entry)
      } catch let error as PersistenceError where RepositoryError(error) == .duplicate(.importKey) {
        return nil
      }
    } number: { position in
      try number(of: row, content, at: position)
    }
  }

  /// The number of the entry made by hand that a row may repeat, and that no row before it may; `nil` for none.
  borrowing func twin<Entry: OwnedEntry>(of row: Entry, in twins: inout SeenRows) throws -> Int? {
    let typed = Entry.typed(like: row, upTo: twins.lastNumber)
    let numbers = try fetch(typed, properties: Entry.numberColumn)
    return numbers.first { twins.insert($0) }.map { Int($0) }
  }

  /// Whether the owner has a row with the row's import key.
  borrowing func isImported(_ row: some OwnedEntry) throws -> Bool {
    guard let content = row.importKey else { return false }
    return try number(of: row, content, at: 0) != nil
  }

  private borrowing func number<Entry: OwnedEntry>(
    of row: Entry, _ content: String, at position: Int
  ) throws -> Int64? {
    try fetch(Entry.imported(as: "\(content) \(position)", of: row.ownerID), properties: Entry.numberColumn).first
  }
}
