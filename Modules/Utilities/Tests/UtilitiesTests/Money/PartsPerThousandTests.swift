import ModuloUtilities
import Testing

/// Changes and shares in whole thousandths.
@Suite struct PartsPerThousandTests {
  @Test(
    arguments: [
      (1, 2, 500), (-1, 2, -500), (1, -2, 500), (0, 7, 0), (1, 3, 333), (2, 3, 667), (-2, 3, -667), (1, 2_000, 1),
      (-1, 2_000, -1), (1, 2_001, 0), (7, 1, 7_000),
    ] as [(Int128, Int128, Int)])
  func `a half is rounded away from zero`(_ part: Int128, _ whole: Int128, _ expected: Int) {
    #expect(part.perThousand(of: whole) == expected)
  }

  @Test func `of nothing there are no parts, nor where they don't fit`() {
    #expect(Int128(5).perThousand(of: 0) == nil)
    #expect(Int128.max.perThousand(of: 1) == nil)
    #expect(Int128.min.perThousand(of: .max) == nil)
    #expect(Int128(Int64.max).perThousand(of: 1) == nil)
    #expect(Int128(Int64.max).perThousand(of: Int128(Int64.max)) == 1_000)
  }
}
