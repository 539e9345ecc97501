import TerminalKit
import TerminalKitMocks
import Testing

@Suite struct FramePropertyTests {
  private static let sizes = [(0, 0), (1, 1), (2, 1), (1, 7), (3, 3), (20, 5), (40, 12), (61, 9), (80, 24)]

  /// `TERMINALKIT_FRAMES=20000` asks for more.
  @Test func `after what has changed the terminal shows what it does after a redraw of all`() {
    let campaign = Campaign("FRAMES", 400)
    var frames = RandomFrames(seed: campaign.seed)
    var renderer = FrameRenderer(colorDepth: .none)
    var shown = TerminalEmulator(width: 0, height: 0)
    for number in 0..<campaign.count {
      if number % 20 == 0 {
        let size = frames.pick(Self.sizes)
        // A terminal of the same depth gets another size, one of another depth is another terminal.
        let depth = frames.chance(3) ? frames.pick(ColorDepth.allCases) : renderer.colorDepth
        if depth != renderer.colorDepth {
          renderer = FrameRenderer(colorDepth: depth, isSynchronized: frames.chance(2))
        }
        shown.resize(width: size.0, height: size.1)
        renderer.invalidate()
      } else if frames.chance(15) {
        renderer.invalidate()
      }
      let frame = frames.next(width: shown.width, height: shown.height)
      shown.apply(renderer.render(frame))
      let again = renderer.render(frame)
      let redrawn = Self.redrawn(frame, renderer.colorDepth)
      let isSame = shown.cells == redrawn.cells && Self.cursor(shown) == Self.cursor(redrawn)
      let faults = shown.faults + redrawn.faults
      #expect(
        isSame && again.isEmpty && faults.isEmpty,
        "seed \(campaign.seed), frame \(number) of \(frame.width)×\(frame.height): \(faults.prefix(3))")
      if !isSame { return }
    }
  }

  private static func redrawn(_ frame: Frame, _ depth: ColorDepth) -> TerminalEmulator {
    var renderer = FrameRenderer(colorDepth: depth)
    var terminal = TerminalEmulator(width: frame.width, height: frame.height)
    terminal.apply(renderer.render(frame))
    return terminal
  }

  /// The place of a cursor that is seen.
  private static func cursor(_ terminal: TerminalEmulator) -> Frame.Position? {
    terminal.isCursorVisible ? Frame.Position(row: terminal.row, column: terminal.column ?? -1) : nil
  }
}
