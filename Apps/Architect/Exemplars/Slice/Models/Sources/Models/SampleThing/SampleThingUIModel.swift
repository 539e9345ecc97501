public import Foundation
public import ModuloModels
import ModuloUtilities

/// A sample thing as a list shows it: text, ready for display.
public struct SampleThingUIModel: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// `#2`.
  public let number: String
  /// The name on one line.
  public let name: String
  /// The account that it belongs to.  // slice: owner
  public let account: String  // slice: owner
  /// The first text on one line.  // slice: text
  public let firstText: String  // slice: text
  /// The spare text on one line; empty for none.  // slice: text?
  public let spareText: String  // slice: text?
  /// The first money with its currency.  // slice: money
  public let firstMoney: String  // slice: money
  /// The spare money with its currency; empty for none.  // slice: money?
  public let spareMoney: String  // slice: money?
  /// The first day: `Apr 12, 2026`.  // slice: day
  public let firstDay: String  // slice: day
  /// The spare day; empty for none.  // slice: day?
  public let spareDay: String  // slice: day?
  /// `yes` or `no`.  // slice: flag
  public let firstFlag: String  // slice: flag
  /// The first number.  // slice: number
  public let firstNumber: String  // slice: number
  /// The spare number; empty for none.  // slice: number?
  public let spareNumber: String  // slice: number?
}

extension SampleThingDomain {
  /// The sample thing as a list shows it.
  public func toUIModel(_ format: FormatContext) -> SampleThingUIModel {
    SampleThingUIModel(
      id: id,
      number: "#\(number)",
      name: title,
      account: accountName.singleLine,  // slice: owner
      firstText: firstText.singleLine,  // slice: text
      spareText: spareText?.singleLine ?? "",  // slice: text?
      firstMoney: format.amount(firstMoney),  // slice: money
      spareMoney: spareMoney.map { format.amount($0) } ?? "",  // slice: money?
      firstDay: format.day(firstDay),  // slice: day
      spareDay: spareDay.map { format.day($0) } ?? "",  // slice: day?
      firstFlag: firstFlag ? format.strings.sampleThing.yes : format.strings.sampleThing.no,  // slice: flag
      firstNumber: format.number(firstNumber),  // slice: number
      spareNumber: spareNumber.map { format.number($0) } ?? "",  // slice: number?
    )
  }

  /// The name with the number, for messages: `Work (#2)`.
  public var numberedTitle: String { "\(title) (#\(number))" }
}
