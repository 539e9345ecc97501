public import Foundation
public import ModuloModels
public import ModuloUtilities  // slice: any money money? day day?

/// User input for a sample thing, parsed but not yet validated.
public struct SampleThingDraft: Equatable, Sendable {
  /// The maximum length of a name, in characters as they are seen.
  public static let nameLimit = 40

  /// The id it will have. Submitting the same draft again makes no second row.
  public let id: UUID
  /// The sample thing before the edit, of which only what differs is changed; `nil` for a new one.
  public let original: SampleThingDomain?
  /// The account that it is to belong to; `nil` keeps that of an edited one.  // slice: owner
  public var account: NamedReference?  // slice: owner
  /// The name as it was typed; the store checks it.
  public var name: String
  /// The first text as it was typed.  // slice: text
  public var firstText: String  // slice: text
  /// The spare text as it was typed; empty for none.  // slice: text?
  public var spareText: String  // slice: text?
  /// The first money; `nil` while none is given.  // slice: money
  public var firstMoney: Money?  // slice: money
  /// The spare money; `nil` for none.  // slice: money?
  public var spareMoney: Money?  // slice: money?
  /// The first day; `nil` while none is given.  // slice: day
  public var firstDay: CalendarDay?  // slice: day
  /// The spare day; `nil` for none.  // slice: day?
  public var spareDay: CalendarDay?  // slice: day?
  /// Whether the first flag is to be set.  // slice: flag
  public var firstFlag: Bool  // slice: flag
  /// The first number; `nil` while none is given.  // slice: number
  public var firstNumber: Int?  // slice: number
  /// The spare number; `nil` for none.  // slice: number?
  public var spareNumber: Int?  // slice: number?

  /// Creates the draft of a new sample thing, with nothing but a name.
  ///
  /// - Parameter id: The id it will have.
  public init(id: UUID, name: String) {
    self.id = id
    original = nil
    account = nil  // slice: owner
    self.name = name
    firstText = ""  // slice: text
    spareText = ""  // slice: text?
    firstMoney = nil  // slice: money
    spareMoney = nil  // slice: money?
    firstDay = nil  // slice: day
    spareDay = nil  // slice: day?
    firstFlag = false  // slice: flag
    firstNumber = nil  // slice: number
    spareNumber = nil  // slice: number?
  }

  /// Creates the draft of an edit, which changes nothing yet.
  public init(editing original: SampleThingDomain) {
    id = original.id
    self.original = original
    account = nil  // slice: owner
    name = original.name
    firstText = original.firstText  // slice: text
    spareText = original.spareText ?? ""  // slice: text?
    firstMoney = original.firstMoney  // slice: money
    spareMoney = original.spareMoney  // slice: money?
    firstDay = original.firstDay  // slice: day
    spareDay = original.spareDay  // slice: day?
    firstFlag = original.firstFlag  // slice: flag
    firstNumber = original.firstNumber  // slice: number
    spareNumber = original.spareNumber  // slice: number?
  }
}
