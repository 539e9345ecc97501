/// The starts of a source's lines.
struct LineTable: Sendable {
  private let starts: [Int]
  private let length: Int

  init(of bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices where bytes[index] == .newline { starts.append(index + 1) }
    self.starts = starts
    length = bytes.count
  }

  /// Number of lines; a line break at the end begins no further line.
  var count: Int { starts.last == length ? starts.count - 1 : starts.count }

  /// The offset of a line's first byte, of lines from 1 on; nil for one that the source doesn't have.
  func start(ofLine line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

  func location(of offset: Int, in file: String) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: file, line: low + 1, column: offset - starts[low] + 1)
  }
}
