public import ExemplarModels
public import ModuloModels
import ModuloUtilities  // slice: any day day?
public import PersistenceKit

@testable public import ModuloPersistence

extension ExemplarModels.SampleThingEntity: PersistenceKit.PersistentModel, ModuloPersistence.StoredModel {
  public static var noun: Noun { .sampleThing }

  public static let schema = Schema<Self>(
    "sample_thing",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("name", \.name, check: .nonEmpty),
      Column("name_key", \.nameKey),
      Column("account_id", \.accountID),  // slice: owner
      Column("first_text", \.firstText, check: .nonEmpty),  // slice: text
      Column("spare_text", \.spareText, check: .nonEmpty),  // slice: text?
      Column("first_money_minor", \.firstMoney.minorUnits),  // slice: money
      Column("first_money_currency", \.firstMoney.currency, check: .nonEmpty),  // slice: money
      Column("spare_money_minor", \.spareMoney?.minorUnits),  // slice: money?
      Column("spare_money_currency", \.spareMoney?.currency, check: .nonEmpty),  // slice: money?
      Column("first_day", \.firstDay),  // slice: day
      Column("spare_day", \.spareDay),  // slice: day?
      Column("first_flag", \.firstFlag),  // slice: flag
      Column("first_number", \.firstNumber),  // slice: number
      Column("spare_number", \.spareNumber),  // slice: number?
    ],
    relationships: [Relationship(\.accountID, to: FinancialAccountEntity.self, onDelete: .cascade)],  // slice: owner
    indexes: [
      Index(\.nameKey, isUnique: true),
      Index(\.accountID),  // slice: owner
    ], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    // The columns after the fixed ones, one by one.
    var place = 3
    func next() -> Int {
      place += 1
      return place
    }
    self.init(
      id: try row[1],
      number: try row[0],
      accountID: try row[next()],  // slice: owner
      name: try row[2],
      firstText: try row[next()],  // slice: text
      spareText: try row[next()],  // slice: text?
      firstMoney: Amount(minorUnits: try row[next()], currency: try row[next()]),  // slice: money
      spareMoney: Amount(try row[next()], try row[next()]),  // slice: money?
      firstDay: try row[next()],  // slice: day
      spareDay: try row[next()],  // slice: day?
      firstFlag: try row[next()],  // slice: flag
      firstNumber: try row[next()],  // slice: number
      spareNumber: try row[next()],  // slice: number?
    )
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    let key: String = try row[3]
    return .found { () throws(RepositoryError) in try brokenRules(storedKey: key) }
  }
}

extension SampleThingEntity.Amount {  // slice: any money?
  /// What two optional columns keep; `nil` where there is no amount.  // slice: any money?
  fileprivate init?(_ minorUnits: Int64?, _ currency: String?) {  // slice: any money?
    guard let minorUnits else { return nil }  // slice: any money?
    self.init(minorUnits: minorUnits, currency: currency ?? "")  // slice: any money?
  }  // slice: any money?
}  // slice: any money?
