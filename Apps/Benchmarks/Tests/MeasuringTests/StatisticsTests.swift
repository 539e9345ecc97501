import Measuring
import Testing

@Suite struct StatisticsTests {
  @Test func `the median of an odd number is the one in the middle`() {
    let middle = median([9, 1, 5])
    #expect(middle == 5)
  }

  @Test func `the median of an even number is the mean of the two in the middle`() {
    let middle = median([8, 1, 2, 4])
    #expect(middle == 3)
  }

  @Test func `there is no median of nothing`() {
    let middle = median([])
    #expect(middle == nil)
  }

  @Test func `one slow round doesn't move the median`() {
    let quiet = median([10, 11, 12, 13, 14])
    let disturbed = median([10, 11, 12, 13, 1_000])
    #expect(quiet == disturbed)
  }

  @Test func `each contender is first in turn`() {
    let orders = (0..<4).map { rotation(of: 3, inRound: $0) }
    let expected = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    #expect(orders == expected)
  }
}
