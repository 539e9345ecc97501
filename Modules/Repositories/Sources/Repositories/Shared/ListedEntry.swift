import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// An entry that is listed for one owner or for all, newest first.
protocol ListedEntry: OwnedEntry {
  /// The number of each owner's entries, and what they add up to.
  static var total: Rollup<Self, UUID> { get }
  /// By day and number, newest first.
  static var newestFirst: [SortDescriptor<Self>] { get }
  /// Entries of an owner.
  static func isOwned(by owner: UUID) -> Predicate<Self>
  /// Entries of some owners.
  static func isOwned(byAny owners: [UUID]) -> Predicate<Self>
  /// Entries from the first day to the last.
  static func isDated(_ first: CalendarDay, through last: CalendarDay) -> Predicate<Self>
  /// Entries with a text in their name or note.
  static func isNamed(_ text: String) -> Predicate<Self>
  /// Entries whose column of the amount is within bounds.
  static func isStored(_ least: Int64, through greatest: Int64) -> Predicate<Self>
}

extension ContributionEntity: ListedEntry {
  static var total: Rollup<Self, UUID> { monthlyNet }

  static var newestFirst: [SortDescriptor<Self>] {
    [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.number, order: .reverse)]
  }

  static func isOwned(by owner: UUID) -> Predicate<Self> { #Predicate { $0.goalID == owner } }

  static func isOwned(byAny owners: [UUID]) -> Predicate<Self> { #Predicate { owners.contains($0.goalID) } }

  static func isDated(_ first: CalendarDay, through last: CalendarDay) -> Predicate<Self> {
    #Predicate { $0.date >= first && $0.date <= last }
  }

  static func isNamed(_ text: String) -> Predicate<Self> {
    #Predicate { $0.name?.localizedStandardContains(text) ?? false }
  }

  static func isStored(_ least: Int64, through greatest: Int64) -> Predicate<Self> {
    #Predicate { $0.amountMinor >= least && $0.amountMinor <= greatest }
  }
}

extension BalanceUpdateEntity: ListedEntry {
  static var total: Rollup<Self, UUID> { accountTotal }

  static var newestFirst: [SortDescriptor<Self>] {
    [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.number, order: .reverse)]
  }

  static func isOwned(by owner: UUID) -> Predicate<Self> { #Predicate { $0.accountID == owner } }

  static func isOwned(byAny owners: [UUID]) -> Predicate<Self> { #Predicate { owners.contains($0.accountID) } }

  static func isDated(_ first: CalendarDay, through last: CalendarDay) -> Predicate<Self> {
    #Predicate { $0.date >= first && $0.date <= last }
  }

  static func isNamed(_ text: String) -> Predicate<Self> {
    #Predicate { $0.note?.localizedStandardContains(text) ?? false }
  }

  static func isStored(_ least: Int64, through greatest: Int64) -> Predicate<Self> {
    #Predicate { $0.balanceMinor >= least && $0.balanceMinor <= greatest }
  }
}

extension FetchDescriptor where Model: ListedEntry {
  /// The entries of an owner, of all owners for `nil`, that a filter takes whatever their amounts: newest first.
  static func entries(of ownerID: UUID?, matching filter: EntryFilter) -> Self {
    let conditions = [
      ownerID.map { Model.isOwned(by: $0) },
      filter.days.map { Model.isDated($0.lowerBound, through: $0.upperBound) },
      filter.text.map { Model.isNamed($0) },
    ].compactMap(\.self)
    return FetchDescriptor(predicate: nil, sortBy: Model.newestFirst).filtered(by: conditions)
  }

  /// Those of the entries whose amounts are within limits; all of them for `nil`.
  ///
  /// - Parameter bounds: The bounds of the stored amounts of each owner that is looked at; `nil` for an owner of whom no
  ///   amount is within the limits.
  func within(
    _ amounts: AmountRange?, _ bounds: (AmountRange) throws -> [(UUID, ClosedRange<Int64>?)]
  ) rethrows -> Self {
    guard let amounts else { return self }
    let owners = Dictionary(grouping: try bounds(amounts), by: \.1).mapValues { $0.map(\.0) }
    let parts = owners.compactMap { range, ids in
      range.map { range in
        let isStored = Model.isStored(range.lowerBound, through: range.upperBound)
        // Most books have one currency.
        return owners.count == 1 ? isStored : Model.isOwned(byAny: ids) && isStored
      }
    }
    return filtered(by: [parts.dropFirst().reduce(parts.first ?? Model.isOwned(byAny: []), ||)])
  }

  /// The entries for which all of these are true too.
  func filtered(by conditions: [Predicate<Model>]) -> Self {
    var list = self
    list.predicate = conditions.reduce(predicate) { whole, condition in whole.map { $0 && condition } ?? condition }
    return list
  }
}

extension ModelContext {
  /// The number of entries of an owner, of all owners for `nil`, that a filter takes. Without a filter nothing is counted.
  borrowing func count<Entry: ListedEntry>(
    of list: FetchDescriptor<Entry>, of ownerID: UUID?, matching filter: EntryFilter
  ) throws(PersistenceError) -> Int {
    if filter != .all { return try fetchCount(list) }
    if let ownerID { return try total(of: Entry.total, for: ownerID, in: 0).count }
    return try totals(of: Entry.total, in: 0).values.reduce(0) { $0 + $1.count }
  }

  /// A page of entries with their owners.
  ///
  /// - Parameters:
  ///   - owner: The one whose entries they are; `nil` for those of all.
  ///   - record: Finds the owner of an entry.
  borrowing func list<Entry: ListedEntry, Owner>(
    _ page: Page, of list: FetchDescriptor<Entry>, owner: (id: UUID, record: Owner)?, count: Int,
    _ record: (Entry) throws -> Owner
  ) throws -> EntryList<Entry, Owner> {
    let found = try self.page(page, of: list)
    var owners: [UUID: Owner] = [:]
    if let owner { owners[owner.id] = owner.record }
    for entry in found.rows where owners[entry.ownerID] == nil { owners[entry.ownerID] = try record(entry) }
    return EntryList(
      entries: found.rows, owner: owner?.record, owners: owners, offset: found.offset, count: count)
  }
}
