/// A text in the lines that an editor shows it in: wrapped at its width, after a space where there is one.
struct WrappedText {
  /// The clusters of a line; its break is in none.
  private struct Line {
    var range: Range<Int>
    /// Whether the text goes on in the next line without a break.
    var isWrapped: Bool
  }

  private let columns: Int
  private let clusters: [TerminalText]
  private let widths: [Int]
  private var lines: [Line] = []

  /// A text in the width of an environment. The last column is left to a cursor after the end of a line.
  init(_ text: String, in environment: EnvironmentValues) {
    let characters = Array(text)
    columns = environment.width ?? .max
    let room = environment.width.map { max(1, $0 - 1) } ?? .max
    let placeholder = TerminalText(String(environment.characterSet.placeholder))
    clusters = characters.map { character in
      let cluster = character == "\n" ? " " : environment.adapting(TerminalText(String(character)))
      return cluster.width > room ? placeholder : cluster
    }
    widths = clusters.map(\.width)
    var start = 0
    for end in characters.indices.filter({ characters[$0] == "\n" }) + [characters.count] {
      wrap(start..<end, room) { characters[$0] == " " }
      start = end + 1
    }
  }

  private mutating func wrap(_ range: Range<Int>, _ room: Int, isSpace: (Int) -> Bool) {
    var start = range.lowerBound
    var used = 0
    for index in range {
      used += widths[index]
      while used > room, index > start {
        let end = (start..<index).last(where: isSpace).map { $0 + 1 } ?? index
        lines.append(Line(range: start..<end, isWrapped: true))
        start = end
        used = widths[end...index].reduce(0, +)
      }
    }
    lines.append(Line(range: start..<range.upperBound, isWrapped: false))
  }

  /// The number of lines; at least 1.
  var count: Int { lines.count }

  /// The line and the column of a cursor before a cluster.
  func place(of cursor: Int) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.range.lowerBound <= cursor } ?? 0
    return (line, widths[lines[line].range.lowerBound..<cursor].reduce(0, +))
  }

  /// The cluster at a place, or the nearest one in its line.
  func cluster(line: Int, column: Int) -> Int {
    let line = lines[min(max(0, line), lines.count - 1)]
    var end = 0
    let cluster = line.range.first { index in
      end += widths[index]
      return end > column
    }
    return cluster ?? (line.isWrapped ? line.range.upperBound - 1 : line.range.upperBound)
  }

  /// Some lines, with a cursor before a cluster; nil for none.
  func shown(_ range: Range<Int>, cursor: Int?) -> [TerminalText] {
    let place = cursor.map { self.place(of: $0) }
    return lines.indices.clamped(to: range).map { index in
      let line = lines[index].range
      guard var cursor, let place, place.line == index else { return clusters[line].joined() }
      // In a single column, it is over what is seen last.
      if place.column >= columns {
        cursor = line.last { $0 < cursor && widths[$0] > 0 } ?? line.lowerBound
      }
      let at = cursor < line.upperBound && widths[cursor] > 0 ? clusters[cursor] : " "
      let after = clusters[min(cursor + 1, line.upperBound)..<line.upperBound]
      return clusters[line.lowerBound..<cursor].joined() + at.attributes(.cursor) + after.joined()
    }
  }
}
