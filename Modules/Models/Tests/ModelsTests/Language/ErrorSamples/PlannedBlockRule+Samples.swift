import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension PlannedBlockRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case endBeforeStart, past, pastDay, overMidnight, overlap, times, nothingPlanned, noPlans

    init(_ value: PlannedBlockRule) {
      self =
        switch value {
        case .endBeforeStart: .endBeforeStart
        case .past: .past
        case .pastDay: .pastDay
        case .overMidnight: .overMidnight
        case .overlap: .overlap
        case .times: .times
        case .nothingPlanned: .nothingPlanned
        case .noPlans: .noPlans
        }
    }

    var samples: [PlannedBlockRule] {
      let start = Instant(Samples.now)
      let span = ZonedSpan(start: start, end: start.adding(seconds: 3_600), zone: .gmt)
      let time = LocalTime(start, in: .gmt)
      return switch self {
      case .endBeforeStart: [.endBeforeStart]
      case .past: [.past(ZonedInstant(start, in: .gmt))]
      case .pastDay: [.pastDay(Samples.today)]
      case .overMidnight: [.overMidnight(span)]
      case .overlap:
        [0, 3].map { .overlap(PlannedBlockOverlap(blockName: "n", number: $0, span: span)) }
      case .times:
        [
          .times(
            [true, false].map { PlannedBlockTime(blockName: "n", time: time, isDoubled: $0) }, on: Samples.today)
        ]
      case .nothingPlanned: [.nothingPlanned(Samples.today)]
      case .noPlans: [.noPlans]
      }
    }
  }
}
