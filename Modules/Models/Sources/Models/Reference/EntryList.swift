public import Foundation

/// A page of entries, and what it is a page of: contributions of a goal or of all goals, balances of an account or of all
/// accounts. All of it is read in one snapshot.
public struct EntryList<Entry: Sendable, Owner: Sendable>: Sendable {
  /// The entries of the page, newest first.
  public let entries: [Entry]
  /// The goal or the account whose entries they are; `nil` for those of all.
  public let owner: Owner?
  /// The goals or the accounts of the entries, by their ids.
  public let owners: [UUID: Owner]
  /// The number of entries before the page.
  public let offset: Int
  /// The number of entries of all pages.
  public let count: Int

  /// Creates a page of entries.
  public init(entries: [Entry], owner: Owner?, owners: [UUID: Owner], offset: Int, count: Int) {
    self.entries = entries
    self.owner = owner
    self.owners = owners
    self.offset = offset
    self.count = count
  }
}

/// An entry of an owner, which a list has a row for: a contribution to a goal, or a balance of an account.
public protocol OwnedEntry: Identifiable<UUID>, Sendable {
  /// The identifier of the goal or the account.
  var ownerID: UUID { get }
  /// Its place among the entries.
  var key: RowKey { get }
}

/// What entries belong to: a goal, or an account.
public protocol EntryOwner: Sendable {
  /// The name on one line, for titles.
  var title: String { get }
  /// The reference to the owner by its id, which messages call by its name.
  var reference: NamedReference { get }
}

/// A page of entries that was read, with what was read beside it.
public protocol EntryPage<Entry, Owner>: Sendable {
  /// What the page has.
  associatedtype Entry: OwnedEntry
  /// What its entries belong to.
  associatedtype Owner: EntryOwner

  /// The page.
  var list: EntryList<Entry, Owner> { get }
}

extension EntryList: EntryPage where Entry: OwnedEntry, Owner: EntryOwner {
  /// The page itself: nothing was read beside it.
  public var list: EntryList<Entry, Owner> { self }
}

extension EntryList: Equatable where Entry: Equatable, Owner: Equatable {}

extension EntryList {
  /// The number of entries after the page, whatever was changed on it since.
  public var further: Int { max(0, count - offset - entries.count) }

  /// The same page of other types.
  ///
  /// - Parameters:
  ///   - owner: The other type of a goal or an account.
  ///   - entry: The other type of an entry, made with its owner.
  /// - Throws: What these throw.
  public func map<NewEntry, NewOwner, Failure>(
    owner newOwner: (Owner) throws(Failure) -> NewOwner,
    entry newEntry: (Entry, [UUID: Owner]) throws(Failure) -> NewEntry
  ) throws(Failure) -> EntryList<NewEntry, NewOwner> {
    var (owners, entries): ([UUID: NewOwner], [NewEntry]) = ([:], [])
    for (id, owner) in self.owners { owners[id] = try newOwner(owner) }
    for entry in self.entries { entries.append(try newEntry(entry, self.owners)) }
    return EntryList<NewEntry, NewOwner>(
      entries: entries, owner: try owner.map { owner throws(Failure) in try newOwner(owner) }, owners: owners,
      offset: offset, count: count)
  }
}
