/// A number between two others, changed by the arrows left and right, or `-` and `+`.
public struct Stepper: View {
  private let title: TerminalText
  @Binding private var value: Int
  private let range: ClosedRange<Int>
  private let step: Int

  /// A number under a title.
  ///
  /// - Parameters:
  ///   - title: what the number is.
  ///   - value: the number.
  ///   - range: the least and the most of it.
  ///   - step: how much a key changes it; below 1 counts as 1.
  public init(_ title: TerminalText, value: Binding<Int>, in range: ClosedRange<Int> = 0...Int.max, step: Int = 1) {
    self.title = title
    _value = value
    self.range = range
    self.step = max(1, step)
  }

  public var body: some View {
    HStack {
      Text(title)
      Text("- \(value) +").focusHighlighted()
    }
    .control { event in
      switch event {
      case .key(.left), .key("-"): change(by: value.subtractingReportingOverflow(step))
      case .key(.right), .key("+"): change(by: value.addingReportingOverflow(step))
      default: .ignored
      }
    }
  }

  private func change(by sum: (partialValue: Int, overflow: Bool)) -> KeyResponse {
    guard !sum.overflow, range.contains(sum.partialValue) else { return .unchanged }
    value = sum.partialValue
    return .changed
  }
}
