import Foundation
public import ModuloModels
import ModuloUtilities

extension TimeTargetEntity {
  /// Ten hours a week of the first block, all carried over.
  public static let codingWeek = TimeTargetEntity(
    id: Samples.id(9_201), number: 1, owner: TargetOwner(BlockEntity.coding),
    terms: TargetTerms(
      firstDay: Samples.day(20_260_330), seconds: 36_000, per: .week, firstWeekday: .monday, carryOver: .all))

  /// Thirty hours a month of the second group, on Mondays to Fridays.
  public static let sportMonth = TimeTargetEntity(
    id: Samples.id(9_202), number: 2, owner: TargetOwner(BlockGroupEntity.sport),
    terms: TargetTerms(
      firstDay: Samples.day(20_260_401), seconds: 108_000, per: .month, firstWeekday: .monday,
      on: WorkingDays([.monday, .tuesday, .wednesday, .thursday, .friday]) ?? .all))

  /// Both, by their numbers.
  public static let samples = [codingWeek, sportMonth]

  private init(id: UUID, number: Int64, owner: TargetOwner, terms: TargetTerms) {
    self.init(id: id, owner: owner, terms: terms)
    self.number = number
  }
}

extension DayOffEntity {
  /// A whole day, and half of the one after it.
  public static let samples = [
    DayOffEntity(id: Samples.id(9_301), number: 1, day: Samples.day(20_260_406)),
    DayOffEntity(id: Samples.id(9_302), number: 2, day: Samples.day(20_260_407), percent: 50),
  ]
}
