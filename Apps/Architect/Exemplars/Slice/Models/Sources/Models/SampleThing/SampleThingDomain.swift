public import Foundation
public import ModuloModels
public import ModuloUtilities  // slice: public for money money? day day?

/// A sample thing.
public struct SampleThingDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one row.
  public let id: UUID
  /// The short number for the command line; 0 while it is not stored.
  public let number: Int
  /// The id of the account that it belongs to.  // slice: owner
  public let accountID: UUID  // slice: owner
  /// The name of that account.  // slice: owner
  public let accountName: String  // slice: owner
  /// The name, unique whatever its case.
  public let name: String
  /// The first text.  // slice: text
  public let firstText: String  // slice: text
  /// The spare text; `nil` for none.  // slice: text?
  public let spareText: String?  // slice: text?
  /// The first money.  // slice: money
  public let firstMoney: Money  // slice: money
  /// The spare money; `nil` for none.  // slice: money?
  public let spareMoney: Money?  // slice: money?
  /// The first day.  // slice: day
  public let firstDay: CalendarDay  // slice: day
  /// The spare day; `nil` for none.  // slice: day?
  public let spareDay: CalendarDay?  // slice: day?
  /// Whether the first flag is set.  // slice: flag
  public let firstFlag: Bool  // slice: flag
  /// The first number.  // slice: number
  public let firstNumber: Int  // slice: number
  /// The spare number; `nil` for none.  // slice: number?
  public let spareNumber: Int?  // slice: number?

  /// Creates a sample thing; by default one that is not stored.
  public init(
    id: UUID,
    number: Int = 0,
    accountID: UUID,  // slice: owner
    accountName: String,  // slice: owner
    name: String,
    firstText: String,  // slice: text
    spareText: String? = nil,  // slice: text?
    firstMoney: Money,  // slice: money
    spareMoney: Money? = nil,  // slice: money?
    firstDay: CalendarDay,  // slice: day
    spareDay: CalendarDay? = nil,  // slice: day?
    firstFlag: Bool = false,  // slice: flag
    firstNumber: Int,  // slice: number
    spareNumber: Int? = nil,  // slice: number?
  ) {
    self.id = id
    self.number = number
    self.accountID = accountID  // slice: owner
    self.accountName = accountName  // slice: owner
    self.name = name
    self.firstText = firstText  // slice: text
    self.spareText = spareText  // slice: text?
    self.firstMoney = firstMoney  // slice: money
    self.spareMoney = spareMoney  // slice: money?
    self.firstDay = firstDay  // slice: day
    self.spareDay = spareDay  // slice: day?
    self.firstFlag = firstFlag  // slice: flag
    self.firstNumber = firstNumber  // slice: number
    self.spareNumber = spareNumber  // slice: number?
  }

  /// The name on one line, for messages.
  public var title: String { name.singleLine }

  /// The reference to it by its id, which messages call by its name.
  public var reference: NamedReference { .id(id, named: name) }
}
