import Foundation
import Measuring
import TerminalKit

extension Benchmark {
  /// A list in a window of 200 × 60 that is scrolled by a page: its views, the frame, and the bytes to it from the one
  /// before.
  static let frame = Benchmark("frame", .microseconds, limit: .absolute(2_000)) { workshop in
    let drawing = FrameDrawing(repetitions: workshop.operations(100))
    return Contenders(raw: { drawing.raw() }, modulo: { drawing.modulo() })
  }
}

/// A screen that is drawn again and again, with other rows each time.
@MainActor struct FrameDrawing {
  private struct Row: Identifiable, Sendable {
    let id: Int

    var date: String { "2026-\(10 + id % 3)-\(10 + id % 19)" }
    var amount: String { "\(id * 7_919 % 100_000).\(10 + id % 90)" }
    var note: String { "What contribution \(id) was for" }
  }

  private static let (width, height) = (200, 60)
  private static let rowsOfPage = height - 3
  private static let title = "Contributions"
  private static let status = "a Add  q Quit"

  let repetitions: Int

  /// The whole window each time, by code that knows every width.
  func raw() -> Sample {
    var shown: [[String]] = []
    var bytes = 0
    let duration = ContinuousClock().measure {
      for page in 0..<repetitions {
        let rows = rows(of: page)
        var output: [UInt8] = Array("\u{1B}[H".utf8)
        var lines = [Self.title, line("Date", "Amount", "Note")]
        lines += rows.map { line($0.date, $0.amount, $0.note) }
        lines.append(Self.status)
        for line in lines {
          output += "\(line)\u{1B}[K\r\n".utf8
        }
        bytes += output.count
        shown.append(lines)
      }
    }
    return Sample(duration, per: repetitions, digest(shown))
  }

  func modulo() -> Sample {
    let layout = WindowLayout(
      width: Self.width, height: Self.height, EnvironmentValues(width: Self.width, colorDepth: .ansi256))
    let columns = [Table.Column("Date"), Table.Column("Amount", alignment: .trailing), Table.Column("Note")]
    let keys: KeyBindingTable<Int> = [KeyBinding("a", "Add", 0), KeyBinding("q", "Quit", 1)]
    var renderer = FrameRenderer(colorDepth: .ansi256, isSynchronized: true)
    var frames: [Frame] = []
    var bytes = 0
    let duration = ContinuousClock().measure {
      for page in 0..<repetitions {
        let list = List(columns, ListState(rows(of: page), height: Self.rowsOfPage)) { row in
          [TerminalText(row.date).dim(), TerminalText(row.amount).foregroundStyle(.green), TerminalText(row.note)]
        }
        let frame = layout.frame(title: Text(TerminalText(Self.title)), content: list, status: keys.statusBar)
        bytes += renderer.render(frame).count
        frames.append(frame)
      }
    }
    return Sample(duration, per: repetitions, digest(frames.map(\.plainLines)))
  }

  private func rows(of page: Int) -> [Row] {
    (page * Self.rowsOfPage..<(page + 1) * Self.rowsOfPage).map(Row.init)
  }

  private func line(_ date: String, _ amount: String, _ note: String) -> String {
    "  " + date.padding(toLength: 12, withPad: " ", startingAt: 0)
      + String(repeating: " ", count: max(0, 8 - amount.utf8.count)) + amount + "  " + note
  }

  /// What is shown, without the mark of the selected row and the spaces that depend on the widest amount.
  private func digest(_ frames: [[String]]) -> Digest {
    var digest = Digest()
    for line in frames.joined() { digest.add(line.filter { $0 != " " && $0 != ">" }) }
    return digest
  }
}
