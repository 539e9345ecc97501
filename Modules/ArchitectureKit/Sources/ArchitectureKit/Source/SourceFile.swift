/// One Swift file, read.
public struct SourceFile: Sendable {
  /// Where it lies, usually relative to the root of what is checked.
  public let path: String
  /// The module it belongs to; empty where nobody said.
  public let module: String
  /// The source as it is on the disk.
  public let bytes: [UInt8]
  /// Every import, from the top down, those of conditional compilation too.
  public let imports: [ImportDeclaration]
  /// Where each line begins in `bytes`.
  private let lineStarts: [Int]

  /// Reads a file. Never fails: what is no Swift is read as far as it can be.
  public init(path: String, module: String = "", bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
    imports = []
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  public init(path: String, module: String = "", text: String) {
    self.init(path: path, module: module, bytes: Array(text.utf8))
  }

  /// How many lines the file has; what follows the last line break is a line only if it isn't empty.
  public var lineCount: Int {
    lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// The place of a byte. Costs a binary search over the lines.
  public func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: path, line: low + 1, column: offset - lineStarts[low] + 1)
  }
}
