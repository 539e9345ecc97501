/// The lines of a file's text, in memory for one line. Lines end with LF, CRLF or CR.
struct BankFileLines: Sendable {
  /// The number of the line that was read last, counted from 1; 0 before the first.
  private(set) var number = 0

  private var text: BankFileText
  private var piece: [UInt8] = []
  private var position = 0
  private var followsCarriageReturn = false

  init(source: any ByteSource, encoding: TextEncoding) {
    text = BankFileText(source: source, encoding: encoding)
  }

  /// The next line without its end; nil after the last.
  mutating func next() throws(BankFileError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      guard try loadWhereUsed(after: line) else {
        guard !line.isEmpty else { return nil }
        number += 1
        return line
      }
      if followsCarriageReturn, piece[position] == lineFeed { position += 1 }
      followsCarriageReturn = false
      let start = position
      while position < piece.count, piece[position] != lineFeed, piece[position] != carriageReturn { position += 1 }
      guard line.count + position - start <= BankFileText.limit else {
        throw .tooLarge(.text(BankFileText.limit), line: number + 1)
      }
      line += piece[start..<position]
      guard position < piece.count else { continue }
      followsCarriageReturn = piece[position] == carriageReturn
      position += 1
      number += 1
      return line
    }
  }

  /// Whether there are bytes to be read.
  private mutating func loadWhereUsed(after line: [UInt8]) throws(BankFileError) -> Bool {
    while position == piece.count {
      switch try text.next() {
      case .bytes(let bytes): (piece, position) = (bytes, 0)
      case .nul: throw .nul(line: number + 1, column: line.count { $0 & 0xC0 != 0x80 } + 1)
      case .end: return false
      }
    }
    return true
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
