/// The options of a ``PickerState`` beside each other, the selected one in brackets. Where there isn't room for all of
/// them, those around the selected one are shown, and arrows at the ends say that there are more.
public struct TabBar: PrimitiveView {
  private let labels: [TerminalText]
  private let selectedIndex: Int

  /// A row of tabs.
  public init(_ state: PickerState<some Sendable>) {
    labels = state.options.map(\.label)
    selectedIndex = state.selectedIndex
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard !labels.isEmpty else { return TextBlock() }
    let tabs = labels.enumerated().map { index, label in
      let label = environment.adapting(label)
      return index == selectedIndex ? ("[" + label + "]").bold() : " " + label + " "
    }
    guard let width = environment.width else { return TextBlock([tabs.joined()]) }
    let range = visibleRange(tabs.map(\.width), width)
    let arrows = environment.characterSet.arrows
    let before = range.lowerBound > 0 ? arrows.left : ""
    let after = range.upperBound < tabs.count ? arrows.right : ""
    let line = tabs[range].joined()
    let marked = before + line + after
    let fitting = marked.width <= width ? marked : line
    return TextBlock([fitting.truncated(to: width, ellipsis: environment.characterSet.ellipsis)])
  }

  /// As many tabs around the selected one as there is room for, with the arrows.
  private func visibleRange(_ widths: [Int], _ width: Int) -> Range<Int> {
    var range = selectedIndex..<selectedIndex + 1
    while true {
      let wider = [range.lowerBound..<range.upperBound + 1, range.lowerBound - 1..<range.upperBound]
      let next = wider.first { range in
        guard range.lowerBound >= 0, range.upperBound <= widths.count else { return false }
        let arrows = (range.lowerBound > 0 ? 1 : 0) + (range.upperBound < widths.count ? 1 : 0)
        return widths[range].reduce(arrows, +) <= width
      }
      guard let next else { return range }
      range = next
    }
  }
}
