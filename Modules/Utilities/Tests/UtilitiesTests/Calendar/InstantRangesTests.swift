import ModuloUtilities
import Testing

@Suite struct InstantRangesTests {
  private func range(_ first: Int64, _ last: Int64) -> Range<Instant> {
    Instant.epoch.adding(milliseconds: first)..<Instant.epoch.adding(milliseconds: last)
  }

  @Test func `spans that touch or overlap are one`() {
    let moments = InstantRanges([range(5, 9), range(0, 3), range(3, 4), range(8, 12), range(2, 2)])
    #expect(moments.ranges == [range(0, 4), range(5, 12)])
    #expect(moments.milliseconds == 11)
  }

  @Test func `an end isn't among the moments`() {
    let common = InstantRanges([range(0, 5)]).intersection(InstantRanges([range(5, 9)]))
    #expect(common.ranges == [])
    #expect(common.milliseconds == 0)
  }

  /// The other count looks at each millisecond.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `what two sets have in common is counted moment by moment`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let spans = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          let start = Int64.random(in: -40...40, using: &random)
          return (start, start + Int64.random(in: 0...15, using: &random))
        }
      }
      let sets = spans.map { InstantRanges($0.map { range($0.0, $0.1) }) }
      let found = sets[0].intersection(sets[1]).milliseconds
      let counted = (Int64(-60)..<60).count { moment in
        spans.allSatisfy { $0.contains { $0.0 <= moment && moment < $0.1 } }
      }
      #expect(found == Int64(counted), "seed \(seed): \(spans)")
    }
  }

  @Test func `a minute begins at its first moment, before 1970 too`() {
    let after = Instant.epoch.adding(milliseconds: 119_999).inWholeMinutes
    let before = Instant.epoch.adding(milliseconds: -1).inWholeMinutes
    let whole = Instant.epoch.adding(milliseconds: -60_000).inWholeMinutes
    #expect(after == Instant.epoch.adding(seconds: 60))
    #expect(before == Instant.epoch.adding(seconds: -60))
    #expect(whole == Instant.epoch.adding(seconds: -60))
  }
}
