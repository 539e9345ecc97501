import Foundation
import PersistenceKit
import Testing

/// The blocks of Querying.md that are about sums.
@Suite(.temporaryFolder) struct SummaryExamples {
  @Test(arguments: Engine.allCases)
  func `grams are summed, by planting and by month`(_ engine: Engine) throws {
    let (container, plot) = (try Plot().container(on: engine), Plot())
    let all = try container.read { try $0.summary(of: \Harvest.grams) }
    let byPlanting = try container.read { try $0.summaries(of: \Harvest.grams, by: \.plantingID) }
    let byMonth = try container.read { context in
      try context.summaries(of: \Harvest.grams, by: \.day, grouping: { $0.month })
    }
    let (sums, months) = (byPlanting.mapValues(\.sum), byMonth.mapValues(\.sum))
    let expectedSums = [plot.peas.id: 3_000, plot.beans.id: 400]
    let expectedMonths = [2026_06: 900, 2026_07: 2_500]
    #expect(all.sum == 3_400)
    #expect(sums == expectedSums)
    #expect(months == expectedMonths)
  }
}
