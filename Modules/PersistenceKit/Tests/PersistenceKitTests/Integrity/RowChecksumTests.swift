import Foundation
import Testing

@testable import PersistenceKit

@Suite struct RowChecksumTests {
  private let seeds = ["id", "amount"].map(RowChecksum.seed)

  @Test func `it is the same in every version, or old rows would be faults`() {
    // Worked out by another program from the description.
    #expect(RowChecksum.seed(of: "id") == 0x4FCFC276B5F63405)
    let value = checksum { checksum in
      checksum.add(text: "naïve text", at: 0)
      checksum.add(Int64(-5), at: 1)
    }
    #expect(value == -8192838202033070492)
  }

  @Test func `the order of the columns doesn't matter, and NULL adds nothing`() {
    let forward = checksum { checksum in
      checksum.add(Int64(1), at: 0)
      checksum.add(Int64(2), at: 1)
    }
    let backward = checksum { checksum in
      checksum.add(Int64(2), at: 1)
      checksum.add(Int64(1), at: 0)
    }
    let swapped = checksum { checksum in
      checksum.add(Int64(2), at: 0)
      checksum.add(Int64(1), at: 1)
    }
    let nothing = checksum { _ in }
    #expect(forward == backward)
    #expect(forward != swapped)
    #expect(nothing == 0)
  }

  @Test func `classes and lengths are told apart`() {
    let contents: [(inout RowChecksum) -> Void] = [
      { $0.add(Int64(0), at: 0) }, { $0.add(0.0, at: 0) }, { $0.add(text: "", at: 0) }, { $0.add(blob: [], at: 0) },
      { $0.add(text: "\u{1}", at: 0) }, { $0.add(blob: [0], at: 0) }, { $0.add(blob: [0, 0], at: 0) },
      { $0.add(blob: [UInt8](repeating: 0, count: 8), at: 0) }, { $0.add(Int64(1), at: 0) }, { _ in },
    ]
    let values = Set(contents.map(checksum))
    #expect(values.count == contents.count)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func `no single bit flips unseen`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 1...40, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator)
    }
    let whole = checksum { $0.add(blob: bytes, at: 0) }
    for bit in 0..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      let value = checksum { $0.add(blob: flipped, at: 0) }
      #expect(value != whole, "seed \(seed), bit \(bit)")
    }
  }

  private func checksum(_ add: (inout RowChecksum) -> Void) -> Int64 {
    var checksum = RowChecksum(seeds)
    add(&checksum)
    return checksum.value
  }
}

extension RowChecksum {
  fileprivate mutating func add(text: String, at index: Int) {
    Array(text.utf8).withUnsafeBytes { add(text: $0, at: index) }
  }

  fileprivate mutating func add(blob: [UInt8], at index: Int) {
    blob.withUnsafeBytes { add(blob: $0, at: index) }
  }
}
