import Foundation
import Synchronization

extension UUIDGenerator {
  /// Time-ordered identifiers: version 7 of RFC 9562.
  ///
  /// The identifiers of one generator always rise, also when the clock stands still, goes back, or is asked faster
  /// than it ticks; then they run ahead of it. They carry the millisecond of their making: do not use them where that
  /// is a secret.
  ///
  /// - Parameters:
  ///   - date: the clock. Moments before 1970 count as 1970.
  ///   - randomBytes: answers that many random bytes. It is asked for a block at a time; bytes missing from its answer
  ///     count as zero.
  public static func version7(
    date: DateGenerator, randomBytes: @escaping @Sendable (_ count: Int) -> [UInt8] = systemRandomBytes
  ) -> UUIDGenerator {
    let sequence = Version7Sequence(randomBytes: randomBytes)
    return UUIDGenerator { sequence.next(at: date()) }
  }

  /// Random bytes from the system's generator.
  @Sendable public static func systemRandomBytes(_ count: Int) -> [UInt8] {
    // One call of the system for all bytes. Swift's generator, which makes one for each eight, can't fail.
    if let device = FileHandle(forReadingAtPath: "/dev/urandom"), let bytes = try? device.read(upToCount: count),
      bytes.count == count
    {
      return [UInt8](bytes)
    }
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let word = generator.next()
      for shift in stride(from: 0, to: 64, by: 8) where bytes.count < count {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    return bytes
  }
}

private final class Version7Sequence: Sendable {
  private struct State {
    /// The 48 bits of the millisecond and the 12 bits of the counter as one number: a counter that runs over carries
    /// into the millisecond by itself, and rising is one comparison.
    var tick: UInt64 = 0
    var buffer: [UInt8] = []
  }

  private static let tickMask: UInt64 = (1 << 60) - 1
  private static let blockSize = 1024

  private let state = Mutex(State())
  private let randomBytes: @Sendable (Int) -> [UInt8]

  init(randomBytes: @escaping @Sendable (Int) -> [UInt8]) {
    self.randomBytes = randomBytes
  }

  func next(at date: Date) -> UUID {
    let milliseconds = Self.milliseconds(date)
    return state.withLock { state in
      state.tick = nextTick(after: state.tick, at: milliseconds, buffer: &state.buffer)
      let high = (state.tick >> 12) << 16 | 0x7000 | (state.tick & 0xFFF)
      let low = 0b10 << 62 | random(byteCount: 8, from: &state.buffer) >> 2
      return UUID(high: high, low: low)
    }
  }
}

extension Version7Sequence {
  /// A later millisecond starts a new counter at a random number below one half of its range, as the RFC advises, so
  /// that there is room to count; any other moment counts on from the last identifier.
  private func nextTick(after last: UInt64, at milliseconds: UInt64, buffer: inout [UInt8]) -> UInt64 {
    guard milliseconds > last >> 12 else { return (last + 1) & Self.tickMask }
    return milliseconds << 12 | random(byteCount: 2, from: &buffer) & 0x7FF
  }

  private func random(byteCount: Int, from buffer: inout [UInt8]) -> UInt64 {
    if buffer.count < byteCount { buffer = randomBytes(Self.blockSize) }
    return (0..<byteCount).reduce(0) { word, _ in word << 8 | UInt64(buffer.popLast() ?? 0) }
  }

  /// Rounded to the nearest: a Date made from whole milliseconds is a binary fraction just below or above them.
  private static func milliseconds(_ date: Date) -> UInt64 {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    return UInt64(min(max(0, milliseconds), Double(tickMask >> 12)))
  }
}
