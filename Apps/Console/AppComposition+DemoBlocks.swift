import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloUtilities

extension AppComposition {
  /// Makes the sample groups, blocks and sessions, moved to end today, and a session that began 50 minutes ago.
  ///
  /// A session of today that would end later than now is left out.
  static func fillBlocks(_ values: DependencyValues, _ format: FormatContext) async throws {
    do {
      var blocks: [UUID: BlockDomain] = [:]
      for sample in BlockGroupEntity.samples {
        let draft = BlockGroupDraft(id: values.uuid(), name: sample.name)
        let group = try await values.blockGroupProvider.create(draft)
        for block in BlockEntity.samples where block.groupID == sample.id {
          blocks[block.id] = try await values.blockProvider.create(
            BlockDraft(
              id: values.uuid(), group: group.reference, name: block.name, icon: BlockIcon(index: Int(block.icon)),
              color: BlockColor(index: Int(block.color))),
            on: values.today
          ).block
        }
      }
      for sample in TrackingSessionRecord.samples {
        guard let block = blocks[sample.session.blockID], let draft = draft(of: sample, block.id, values) else {
          continue
        }
        _ = try await values.trackingSessionProvider.create(draft, at: values.now)
      }
      try await fillRates(values)
      guard let running = blocks[BlockEntity.coding.id] else { return }
      try await values.trackingProvider.start(
        TrackingDraft(
          id: values.uuid(), block: running, zone: values.timeZone, start: values.now.adding(seconds: -50 * 60),
          allowsOverlap: true),
        at: values.now)
      try await plan(running, blocks[BlockEntity.reading.id] ?? running, values)
      try await setTarget(of: running, values, format)
    } catch let error as PlannedBlockError {
      throw ConsoleFailure(error, format)
    } catch let error as BlockGroupError {
      throw ConsoleFailure(error, format)
    } catch let error as BlockError {
      throw ConsoleFailure(error, format)
    } catch let error as TrackingError {
      throw ConsoleFailure(error, format)
    } catch let error as TimeTargetError {
      throw ConsoleFailure(error, format)
    } catch let error as HourlyRateError {
      throw ConsoleFailure(error, format)
    }
  }

  /// Plans a block for the next half hours of today, and another for tomorrow evening. What would go over midnight is left
  /// out.
  private static func plan(_ first: BlockDomain, _ second: BlockDomain, _ values: DependencyValues) async throws {
    let (now, zone) = (values.now.inWholeMinutes, values.timeZone)
    let evening = values.today.adding(days: 1).flatMap { LocalTime(day: $0, hour: 20, minute: 0) }
    let starts = [(first, now.adding(seconds: 3_600)), (second, evening?.instants(in: zone).first)]
    for case (let block, let start?) in starts {
      let end = start.adding(seconds: 5_400)
      let isOfOneDay = LocalTime(start, in: zone).day == LocalTime(end, in: zone).day
      guard isOfOneDay else { continue }
      try await values.plannedBlockProvider.create(
        PlannedBlockDraft(
          id: values.uuid(), block: block.reference, start: ZonedInstant(start, in: zone), end: end), at: values.now)
    }
  }

  /// Makes the sample rate of one's own, in the currency of the sample goals.
  private static func fillRates(_ values: DependencyValues) async throws {
    let sample = HourlyRateEntity.own
    let days = Samples.today.days(until: values.today)
    try await values.hourlyRateProvider.set(
      HourlyRateDraft(
        id: values.uuid(), owner: .oneself,
        amount: Money(minorUnits: sample.amountMinor, in: Samples.currency(sample.currency)),
        start: sample.start.adding(days: days) ?? values.today))
  }

  /// Sets the sample target of a block, from the week before this one on.
  private static func setTarget(
    of block: BlockDomain, _ values: DependencyValues, _ format: FormatContext
  ) async throws {
    let sample = try TimeTargetEntity.codingWeek.terms()
    let first = values.today.adding(days: -7)?.startOfWeek(from: format.firstWeekday) ?? values.today
    try await values.timeTargetProvider.set(
      TimeTargetDraft(
        id: values.uuid(), owner: .block(block.reference), firstDay: first, seconds: sample.seconds,
        per: sample.period, firstWeekday: format.firstWeekday, carryOver: sample.carryOver))
  }

  /// The time of a sample on the same hours of the clock, as many days before today as it is before the samples' day;
  /// `nil` for one that would end later than now, and where no clock shows its start.
  private static func draft(
    of sample: TrackingSessionRecord, _ blockID: UUID, _ values: DependencyValues
  ) -> TrackingSessionDraft? {
    guard let first = sample.times.first else { return nil }
    let local = LocalTime(first.start, in: .gmt)
    let days = Samples.today.days(until: values.today)
    guard let day = local.day.adding(days: days),
      let moved = LocalTime(day: day, hour: local.hour, minute: local.minute),
      let start = moved.instants(in: values.timeZone).first
    else { return nil }
    let end = start.adding(seconds: Int64(sample.times.count) * HalfBlock.seconds)
    return end > values.now
      ? nil
      : TrackingSessionDraft(
        id: values.uuid(), blockID: blockID, zone: values.timeZone, span: TimeSpan(start: start, end: end),
        memo: sample.session.memo)
  }
}
