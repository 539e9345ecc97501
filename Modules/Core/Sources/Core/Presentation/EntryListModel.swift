public import Foundation
public import ModuloModels
public import ModuloNavigation
import NavigationKit
public import Observation

/// The actions of a list of entries.
public enum EntryListAction: Equatable, Sendable {
  /// The screen appears: the page is read.
  case appear
  /// Another page.
  case turn(to: Page)
  /// The list without its limits takes the place of this one.
  case clear
}

/// What a list of entries is called, in one format.
public struct EntryListWords: Sendable {
  /// The title of a list of all owners.
  public let title: String
  /// What stands in place of no entries of all owners.
  public let none: String
  /// What stands in place of no entries of one owner.
  public let noneOfOwner: String
  /// What stands in place of no entries within the limits.
  public let noMatch: String

  /// Creates the words of a list.
  public init(title: String, none: String, noneOfOwner: String, noMatch: String) {
    self.title = title
    self.none = none
    self.noneOfOwner = noneOfOwner
    self.noMatch = noMatch
  }
}

/// Where a list of entries is, and the form of its limits.
public struct EntryListPlaces: Sendable {
  /// The list with some limits.
  public let list: @Sendable (EntryFilterInput) -> AppDestination
  /// The form of these limits.
  public let form: @Sendable (EntryFilterInput) -> AppDestination

  /// Creates the places of a list.
  public init(
    list: @escaping @Sendable (EntryFilterInput) -> AppDestination,
    form: @escaping @Sendable (EntryFilterInput) -> AppDestination
  ) {
    self.list = list
    self.form = form
  }
}

/// One page of the entries of an owner or of all owners, newest first: of contributions to goals, or of balances of
/// accounts.
@MainActor
@Observable
public final class EntryListModel<Found: EntryPage, Rule: FailureRule>: BaseViewModel {
  public let context: ScreenContext
  /// The page, as it was last read; `nil` until then.
  public private(set) var found: Found?
  public private(set) var failure: ModuloModels.Failure<Rule>?
  /// The page that is shown.
  public private(set) var page = Page.first
  /// The limits in words; `nil` without any, and until they were read.
  public private(set) var limitsText: String?
  /// The limits of the list, as they were typed.
  @ObservationIgnored public let limits: EntryFilterInput
  /// Where the list is.
  @ObservationIgnored public let places: EntryListPlaces
  /// The owner whose entries they are; `nil` for all owners.
  @ObservationIgnored public let reference: NamedReference?
  @ObservationIgnored private let words: EntryListWords
  @ObservationIgnored private let rows: @MainActor () -> [Found.Entry]
  @ObservationIgnored private let read: @MainActor (EntryFilter, Page) async throws(ModuloModels.Failure<Rule>) -> Found

  /// Creates a view model of a list that is read when the screen appears.
  ///
  /// - Parameters:
  ///   - reference: The owner whose entries they are; `nil` for all owners.
  ///   - rows: The entries of the page that was read last, with what was changed since.
  ///   - read: Reads a page.
  public init(
    _ context: ScreenContext, of reference: NamedReference?, matching limits: EntryFilterInput, _ words: EntryListWords,
    _ places: EntryListPlaces, rows: @escaping @MainActor () -> [Found.Entry],
    read: @escaping @MainActor (EntryFilter, Page) async throws(ModuloModels.Failure<Rule>) -> Found
  ) {
    self.context = context
    self.reference = reference
    self.limits = limits
    self.words = words
    self.places = places
    self.rows = rows
    self.read = read
  }

  /// The owner whose entries they are; `nil` for all owners, and until it was read.
  public var owner: Found.Owner? { found?.list.owner }

  /// The entries of the page; empty until it was read.
  public var entries: [Found.Entry] { found == nil ? [] : rows() }

  /// The owners of the page, by their ids.
  public var owners: [UUID: Found.Owner] { found?.list.owners ?? [:] }

  /// The owner of an entry, where the list is one of all owners.
  public func namedOwner(of entry: Found.Entry) -> Found.Owner? { reference == nil ? owners[entry.ownerID] : nil }

  /// The owner of the entry in a row, else the one whose entries they are; `nil` for neither.
  public func owner(of row: UUID?) -> Found.Owner? {
    owner ?? entries.first { $0.id == row }.flatMap { owners[$0.ownerID] }
  }

  /// The number of entries after those of the page.
  public var furtherEntries: Int { found?.list.further ?? 0 }

  /// The title of the list.
  public var title: String { reference == nil ? words.title : owner?.title ?? "" }

  /// Whether the list has limits.
  public var isLimited: Bool { limits != .all }

  /// What stands in place of no entries.
  public var emptyText: String {
    isLimited ? words.noMatch : reference == nil ? words.none : words.noneOfOwner
  }

  public func send(_ action: EntryListAction) async {
    switch action {
    case .appear: await turn(to: page.recounted)
    case .turn(let page): await turn(to: page)
    case .clear: router.show(places.list(.all))
    }
  }

  private func turn(to page: Page) async {
    self.page = page
    await attempt(\.failure, load)
  }

  private func load() async throws(ModuloModels.Failure<Rule>) {
    let filter = try dependencies.readFilter(limits, throwing: ModuloModels.Failure<Rule>.self)
    found = try await read(filter, page)
    limitsText = limits.text(format, days: filter.days)
  }
}

extension Router<AppDestination> {
  /// Shows a list in the place of the same one with other limits, where that is in front; else on top of what is.
  func show(_ list: AppDestination) {
    if navigationPath.last?.hasPath(of: list) == true {
      navigationPath[navigationPath.count - 1] = list
    } else {
      push(list)
    }
  }
}
