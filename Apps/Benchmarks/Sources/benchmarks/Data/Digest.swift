import Foundation

/// A short name of an answer: the same answer has the same, another one hardly ever.
struct Digest: Hashable, CustomStringConvertible {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  var description: String { String(value, radix: 16) }

  mutating func add(_ number: Int64) {
    value = (value ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  mutating func add(_ number: Int) { add(Int64(number)) }

  mutating func add(_ text: String?) {
    guard let text else { return add(-1) }
    for byte in text.utf8 { add(Int64(byte)) }
    add(text.utf8.count)
  }

  mutating func add(_ id: UUID) {
    withUnsafeBytes(of: id.uuid) { bytes in
      for start in [0, 8] { add(bytes.loadUnaligned(fromByteOffset: start, as: Int64.self)) }
    }
  }
}

extension Digest {
  /// The digest of rows, in their order.
  init(_ deposits: [Deposit]) {
    for deposit in deposits { add(deposit) }
  }

  /// The digest of numbers, in their order.
  init(_ numbers: Int64...) {
    for number in numbers { add(number) }
  }

  /// The digest of counts, in their order.
  init(_ counts: [Int]) {
    for count in counts { add(count) }
  }

  mutating func add(_ deposit: Deposit) {
    add(deposit.number)
    add(deposit.id)
    add(deposit.goalID)
    add(deposit.amount)
    add(deposit.day)
    add(deposit.name)
  }
}
