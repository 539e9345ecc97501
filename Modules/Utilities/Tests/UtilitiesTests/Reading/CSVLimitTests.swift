import ModuloUtilities
import Testing

@Suite struct CSVLimitTests {
  @Test(arguments: [1, 7, 65_536])
  func `a field may be as long as the limit and no longer`(pieceSize: Int) {
    let fits = Array("a\nbbbbb\n\"cc\r\nc\"\n".utf8)
    let read = CSVOutcome(fits, pieceSize: pieceSize, fieldLimit: 5).error
    #expect(read == nil)
    let tooLong = Array("a\nb,\"\ncccccc\"\n".utf8)
    let found = CSVOutcome(tooLong, pieceSize: pieceSize, fieldLimit: 5).error
    #expect(found == .fieldTooLong(line: 2, limit: 5))
  }

  @Test func `a row of very many fields is refused`() {
    let bytes = Array("a\n".utf8) + Array(repeating: UInt8(ascii: ","), count: 200_000)
    let found = CSVOutcome(bytes).error
    #expect(found == .rowTooLong(line: 2, limit: 4_000_000))
  }

  @Test(arguments: [(0, nil), (1, .rowTooLong(line: 1, limit: 4_000_000))] as [(Int, CSVError?)])
  func `a row may need as much memory as the limit and no more`(_ more: Int, _ expected: CSVError?) {
    let field = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000 - MemoryLayout<CSVField>.stride)
    let row = Array(repeating: field, count: 4).joined(separator: [UInt8(ascii: ",")])
    let found = CSVOutcome(Array(row) + Array(repeating: UInt8(ascii: "a"), count: more)).error
    #expect(found == expected)
  }

  @Test func `a row has room for four of the longest fields`() {
    let bytes = Array(repeating: UInt8(ascii: ","), count: 400_000)
    let found = CSVOutcome(bytes, fieldLimit: 2_000_000).error
    #expect(found == .rowTooLong(line: 1, limit: 8_000_000))
    let small = CSVOutcome(bytes, fieldLimit: 1).error
    #expect(small == .rowTooLong(line: 1, limit: 4_000_000))
  }

  @Test func `a forgotten quote doesn't read the whole file into memory`() {
    var source = EndlessSource()
    let first = source.next()?.count
    #expect(first == 4)
    var reader = CSVReader(source: source)
    let found = #expect(throws: CSVError.self) { try reader.next() }
    #expect(found == .fieldTooLong(line: 1, limit: 1_000_000))
  }

  @Test func `empty pieces are passed over`() throws {
    var reader = CSVReader(source: StutteringSource(pieces: [[], [0x61], [], [0x0A], []]))
    let rows = try (1...2).map { _ in try reader.next()?.texts }
    #expect(rows == [["a"], nil])
  }

  @Test func `a source that fails is named`() {
    var reader = CSVReader(source: FailingSource())
    let found = #expect(throws: CSVError.self) { try reader.next() }
    #expect(found == .unreadable(.missing(name: "gone.csv")))
  }
}

private struct EndlessSource: ByteSource {
  private var isFirst = true

  mutating func next() -> [UInt8]? {
    defer { isFirst = false }
    return isFirst ? Array("a,\"b".utf8) : Array(repeating: UInt8(ascii: "\""), count: 4_096)
  }
}

private struct StutteringSource: ByteSource {
  var pieces: [[UInt8]]

  mutating func next() -> [UInt8]? { pieces.isEmpty ? nil : pieces.removeFirst() }
}

private struct FailingSource: ByteSource {
  mutating func next() throws(ByteSourceError) -> [UInt8]? { throw .missing(name: "gone.csv") }
}
