import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import TerminalKit
import Testing

/// A page that is as high as its window.
@Suite struct WindowFillingTests {
  private func lines(texts: Int, height: Int?) -> [String] {
    let chart = Wealth.details(Wealth.savings, format("en_GB")).chart
    return VStack {
      for line in 0..<texts { Text(verbatim: "\(line)") }
      BalanceArea(chart)
    }
    .filling(height: height).plainLines(EnvironmentValues(width: 60))
  }

  @Test func `what can grow fills the window, and a page that needs more has more`() {
    let counts = [(1, 24), (10, 24), (40, 24)].map { lines(texts: $0.0, height: $0.1).count }
    #expect(counts == [24, 24, 44])
  }

  @Test func `without a window it is as high as it needs`() {
    let count = lines(texts: 3, height: nil).count
    #expect(count == 3 + Spacing.chartRows + 1)
  }
}
