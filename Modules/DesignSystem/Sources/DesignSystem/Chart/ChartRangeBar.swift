public import ModuloModels
public import TerminalKit

/// The ranges of a chart beside each other, the chosen one in brackets: `1W 1M [1Y] 5Y max`. In accessible output the
/// chosen one alone, after a name.
public struct ChartRangeBar: PrimitiveView {
  private let range: ChartRange
  private let words: ChartStrings

  /// Creates the bar of a chart that shows `range`.
  public init(_ range: ChartRange, words: ChartStrings) {
    self.range = range
    self.words = words
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible {
      return Text(verbatim: words.range + environment.titleSeparator + range.rawValue).block(in: environment)
    }
    let ranges = ChartRange.allCases
    let bar = TabBar(
      PickerState(ranges.map { .init($0, "\($0.rawValue)") }, selectedIndex: ranges.firstIndex(of: range) ?? 0))
    return TextBlock(bar.lines(in: environment).map(\.trimmed))
  }
}
