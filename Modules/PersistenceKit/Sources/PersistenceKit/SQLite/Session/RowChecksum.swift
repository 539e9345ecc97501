/// The checksum of a row: 64 bits over every column but the number, as the database keeps them.
///
/// Each column is hashed by itself and the hashes are added, so their order doesn't matter. NULL adds nothing: an
/// optional column that an older table gets leaves the checksums of its rows right. A column's hash begins with the
/// hash of its name, its class and its length, takes its content in words of 8 bytes, and ends as xxHash64 does; the
/// step for a word is the one that xxHash64 takes for the words of its tail
/// (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md). Step and end are reversible, so a change within
/// one word of one column always changes the sum; any other goes unseen once in 2⁶⁴ times. It is no defence against
/// someone who can compute it too.
///
/// The number isn't part of it, because an insert doesn't know it yet. The index of the key keeps it a second time, and
/// SQLite's integrity check compares the two.
struct RowChecksum {
  private var sum: UInt64 = 0
  /// The hashes of the columns' names, in the order of the statement's parameters; 0 leaves one out.
  private let seeds: [UInt64]

  init(_ seeds: [UInt64]) {
    self.seeds = seeds
  }

  /// The sum as a column keeps it.
  var value: Int64 { Int64(bitPattern: sum) }

  /// The first bytes of a column's hash.
  static func seed(of column: String) -> UInt64 {
    var name = column
    let hash = name.withUTF8 { ColumnHash(seed: 0, tag: .text, bytes: UnsafeRawBufferPointer($0)).finished }
    return max(hash, 1)
  }
}

extension RowChecksum {
  @inline(__always) mutating func add(_ value: Int64, at index: Int) {
    add(ColumnHash(seed: seeds[index], tag: .integer, word: UInt64(bitPattern: value)), at: index)
  }

  @inline(__always) mutating func add(_ value: Double, at index: Int) {
    // SQLite doesn't keep the sign of a zero.
    add(ColumnHash(seed: seeds[index], tag: .real, word: value == 0 ? 0 : value.bitPattern), at: index)
  }

  mutating func add(text bytes: UnsafeRawBufferPointer, at index: Int) {
    add(ColumnHash(seed: seeds[index], tag: .text, bytes: bytes), at: index)
  }

  mutating func add(blob bytes: UnsafeRawBufferPointer, at index: Int) {
    add(ColumnHash(seed: seeds[index], tag: .blob, bytes: bytes), at: index)
  }

  @inline(__always) private mutating func add(_ hash: ColumnHash, at index: Int) {
    if seeds[index] != 0 { sum &+= hash.finished }
  }
}

/// The hash of one column.
private struct ColumnHash {
  enum Tag: UInt64 {
    case integer = 1, real, text, blob
  }

  private var state: UInt64

  @inline(__always) init(seed: UInt64, tag: Tag, word: UInt64) {
    state = seed
    step(8 << 3 | tag.rawValue)
    step(word)
  }

  init(seed: UInt64, tag: Tag, bytes: UnsafeRawBufferPointer) {
    state = seed
    step(UInt64(bytes.count) << 3 | tag.rawValue)
    var offset = 0
    while offset + 8 <= bytes.count {
      step(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    if offset < bytes.count {
      var word: UInt64 = 0
      for (place, byte) in bytes[offset...].enumerated() { word |= UInt64(byte) << (8 * UInt64(place)) }
      step(word)
    }
  }

  var finished: UInt64 {
    var hash = state
    hash = (hash ^ (hash >> 33)) &* Self.second
    hash = (hash ^ (hash >> 29)) &* Self.third
    return hash ^ (hash >> 32)
  }

  @inline(__always) private mutating func step(_ word: UInt64) {
    let lane = word &* Self.second
    state ^= (lane << 31 | lane >> 33) &* Self.first
    state = (state << 27 | state >> 37) &* Self.first &+ Self.fourth
  }

  // The primes of xxHash64.
  private static let first: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let third: UInt64 = 0x1656_67B1_9E37_79F9
  private static let fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
}
