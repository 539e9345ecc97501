public import Foundation
public import ModuloUtilities

@testable public import ModuloModels

/// A stored sample thing.
public struct SampleThingEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while it is not stored.
  public var number: Int64
  /// The id of the account that it belongs to.  // slice: owner
  public var accountID: UUID  // slice: owner
  /// The name, unique by its folded key.
  public var name: String
  /// The first text.  // slice: text
  public var firstText: String  // slice: text
  /// The spare text; `nil` for none.  // slice: text?
  public var spareText: String?  // slice: text?
  /// The first money.  // slice: money
  public var firstMoney: Amount  // slice: money
  /// The spare money; `nil` for none.  // slice: money?
  public var spareMoney: Amount?  // slice: money?
  /// The first day.  // slice: day
  public var firstDay: CalendarDay  // slice: day
  /// The spare day; `nil` for none.  // slice: day?
  public var spareDay: CalendarDay?  // slice: day?
  /// Whether the first flag is set.  // slice: flag
  public var firstFlag: Bool  // slice: flag
  /// The first number.  // slice: number
  public var firstNumber: Int64  // slice: number
  /// The spare number; `nil` for none.  // slice: number?
  public var spareNumber: Int64?  // slice: number?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID,
    number: Int64 = 0,
    accountID: UUID,  // slice: owner
    name: String,
    firstText: String,  // slice: text
    spareText: String?,  // slice: text?
    firstMoney: Amount,  // slice: money
    spareMoney: Amount?,  // slice: money?
    firstDay: CalendarDay,  // slice: day
    spareDay: CalendarDay?,  // slice: day?
    firstFlag: Bool,  // slice: flag
    firstNumber: Int64,  // slice: number
    spareNumber: Int64?,  // slice: number?
  ) {
    self.id = id
    self.number = number
    self.accountID = accountID  // slice: owner
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

  /// The name folded for comparison: two sample things with equal keys would have the same name. Stored with it.
  public var nameKey: String { name.folded }
}

extension SampleThingEntity: Named {}

extension SampleThingEntity {  // slice: any money money?
  /// An amount as two columns keep it, which an edit changes together.  // slice: any money money?
  public struct Amount: Equatable, Sendable {  // slice: any money money?
    /// The amount in the currency's smallest unit.  // slice: any money money?
    public var minorUnits: Int64  // slice: any money money?
    /// ISO 4217 code.  // slice: any money money?
    public var currency: String  // slice: any money money?

    /// Creates the content of the two columns.  // slice: any money money?
    public init(minorUnits: Int64, currency: String) {  // slice: any money money?
      self.minorUnits = minorUnits  // slice: any money money?
      self.currency = currency  // slice: any money money?
    }  // slice: any money money?

    /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.  // slice: any money money?
    init(_ money: Money) throws(MoneyRangeError) {  // slice: any money money?
      self.init(minorUnits: try money.storedMinorUnits(), currency: money.currency.code)  // slice: any money money?
    }  // slice: any money money?

    fileprivate func money(of number: Int64) throws(RepositoryError) -> Money {  // slice: any money money?
      guard let known = Currency(storedCode: currency) else {  // slice: any money money?
        let detail = "sample thing #\(number): unknown currency \"\(currency)\""  // slice: any money money?
        throw .damaged(.file(detail: detail))  // slice: any money money?
      }  // slice: any money money?
      return Money(minorUnits: minorUnits, in: known)  // slice: any money money?
    }  // slice: any money money?
  }  // slice: any money money?
}  // slice: any money money?

extension SampleThingEntity {
  /// The sample thing in the domain's types; the id is kept.
  ///
  /// - Parameter accountName: The name of the account that it belongs to.  // slice: owner
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toDomain(
    in accountName: String  // slice: owner
  ) throws(RepositoryError) -> SampleThingDomain {
    SampleThingDomain(
      id: id,
      number: Int(number),
      accountID: accountID,  // slice: owner
      accountName: accountName,  // slice: owner
      name: name,
      firstText: firstText,  // slice: text
      spareText: spareText,  // slice: text?
      firstMoney: try firstMoney.money(of: number),  // slice: money
      spareMoney: try spareMoney?.money(of: number),  // slice: money?
      firstDay: firstDay,  // slice: day
      spareDay: spareDay,  // slice: day?
      firstFlag: firstFlag,  // slice: flag
      firstNumber: Int(firstNumber),  // slice: number
      spareNumber: spareNumber.map { Int($0) },  // slice: number?
    )
  }

  /// The rules that the row breaks.
  ///
  /// - Parameter storedKey: The key that is stored with the name.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules(storedKey: String) throws(RepositoryError) -> [RowRule] {
    _ = try toDomain(
      in: ""  // slice: owner
    )
    return .broken(
      (.number, number < 1), (.blankName, name.isBlank), (.untidyName, name.isUntidy),
      (.nameKey, storedKey != nameKey), (.unusableName, name.isUnusableName(upTo: SampleThingDraft.nameLimit)))
  }
}

extension SampleThingDomain {
  /// The sample thing as it is stored; the id and the number are kept.
  ///
  /// - Throws: ``MoneyRangeError`` when an amount doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> SampleThingEntity {
    SampleThingEntity(
      id: id,
      number: Int64(number),
      accountID: accountID,  // slice: owner
      name: name,
      firstText: firstText,  // slice: text
      spareText: spareText,  // slice: text?
      firstMoney: try SampleThingEntity.Amount(firstMoney),  // slice: money
      spareMoney: try spareMoney.map { money throws(MoneyRangeError) in try .init(money) },  // slice: money?
      firstDay: firstDay,  // slice: day
      spareDay: spareDay,  // slice: day?
      firstFlag: firstFlag,  // slice: flag
      firstNumber: Int64(firstNumber),  // slice: number
      spareNumber: spareNumber.map { Int64($0) },  // slice: number?
    )
  }
}
