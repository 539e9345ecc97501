/// The difference between two texts, as `diff -u` writes it.
struct UnifiedDiff {
  /// A line with its end, in UTF-8: what looks alike needn't have the same bytes.
  private enum Line {
    case same(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  private let path: String
  private let lines: [Line]
  /// Lines of context around a change.
  private static let context = 3

  init(path: String, before: String, after: String) {
    self.path = path
    let (old, new) = (Self.lines(of: before), Self.lines(of: after))
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// With `a/` and `b/` before the path, as git has it; empty for equal texts.
  var text: String {
    let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    if changes.isEmpty { return "" }
    var hunks: [Range<Int>] = []
    for index in changes {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    // Without a tab, `patch` reads a path to its first space.
    let name = path.contains(" ") ? path + "\t" : path
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks.map(hunk).joined()
  }

  private func hunk(_ range: Range<Int>) -> String {
    let old = "-\(Self.span(count(lines[..<range.lowerBound]).old, count(lines[range]).old))"
    let new = "+\(Self.span(count(lines[..<range.lowerBound]).new, count(lines[range]).new))"
    return "@@ \(old) \(new) @@\n" + lines[range].map(Self.text).joined()
  }

  private static func span(_ before: Int, _ count: Int) -> String {
    "\(count == 0 ? before : before + 1)" + (count == 1 ? "" : ",\(count)")
  }

  private func count(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { count, line in
      switch line {
      case .same: count = (count.0 + 1, count.1 + 1)
      case .removed: count.0 += 1
      case .added: count.1 += 1
      }
    }
  }

  private static func text(_ line: Line) -> String {
    let (sign, text) =
      switch line {
      case .same(let text): (" ", text)
      case .removed(let text): ("-", text)
      case .added(let text): ("+", text)
      }
    let end = text.last == .newline ? "" : "\n\\ No newline at end of file\n"
    return sign + String(decoding: text, as: UTF8.self) + end
  }

  /// The lines with their ends.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}
