import Measuring
import TerminalKit

extension Benchmark {
  /// Six panels in a window of 200 × 60, with other figures each time: layout, the frame, and the bytes to it from the
  /// one before.
  static let frameOfPanels = Benchmark("frameOfPanels", .microseconds, limit: .absolute(2_000)) { workshop in
    let drawing = PanelDrawing(repetitions: workshop.operations(100))
    return Contenders(raw: { drawing.raw() }, modulo: { drawing.modulo() })
  }
}

/// A dashboard that is drawn again and again.
@MainActor struct PanelDrawing {
  private static let (width, height) = (200, 60)
  private static let (rows, columns) = (2, 3)
  private static let lines = height / rows - 2

  let repetitions: Int

  private func figure(_ panel: Int, _ line: Int, _ frame: Int) -> String {
    "\((panel * 7_919 + line * 104_729 + frame * 31) % 100_000).00"
  }

  /// The whole window each time, by code that knows every width.
  func raw() -> Sample {
    var shown: [[String]] = []
    var bytes = 0
    let duration = ContinuousClock().measure {
      for frame in 0..<repetitions {
        let lines = (0..<Self.rows).flatMap { row in
          (0..<Self.lines + 2).map { line in
            (0..<Self.columns).map { part(row * Self.columns + $0, line - 1, frame, $0 == 0 ? 66 : 67) }.joined()
          }
        }
        bytes += lines.reduce(0) { $0 + $1.utf8.count }
        shown.append(lines)
      }
    }
    return Sample(duration, per: repetitions, digest(shown))
  }

  private func part(_ panel: Int, _ line: Int, _ frame: Int, _ width: Int) -> String {
    let text =
      line < 0
      ? " Panel \(panel) " : line < Self.lines ? "Figure \(line)  \(figure(panel, line, frame))" : ""
    return "│" + text + String(repeating: " ", count: max(0, width - 2 - text.utf8.count)) + "│"
  }

  func modulo() -> Sample {
    let environment = EnvironmentValues(width: Self.width, colorDepth: .ansi256)
      .proposingHeight(Self.height)
    var renderer = FrameRenderer(colorDepth: .ansi256, isSynchronized: true)
    var frames: [Frame] = []
    var bytes = 0
    let duration = ContinuousClock().measure {
      for number in 0..<repetitions {
        let frame = Frame(page(number).lines(in: environment), width: Self.width, height: Self.height)
        bytes += renderer.render(frame).count
        frames.append(frame)
      }
    }
    return Sample(duration, per: repetitions, digest(frames.map(\.plainLines)))
  }

  private func page(_ frame: Int) -> some View {
    VStack {
      ForEach(0..<Self.rows) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns) { column in panel(row * Self.columns + column, frame) }
        }
      }
    }
  }

  private func panel(_ panel: Int, _ frame: Int) -> some View {
    Table(
      [Table.Column(), Table.Column()],
      rows: (0..<Self.lines).map { ["Figure \($0)", TerminalText(figure(panel, $0, frame)).foregroundStyle(.green)] }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .border(title: "Panel \(panel)")
  }

  /// The letters and figures that are shown.
  private func digest(_ frames: [[String]]) -> Digest {
    var digest = Digest()
    for line in frames.joined() { digest.add(line.filter { $0.isLetter || $0.isNumber }) }
    return digest
  }
}

extension EnvironmentValues {
  fileprivate func proposingHeight(_ height: Int) -> EnvironmentValues {
    var environment = self
    environment.height = height
    return environment
  }
}
