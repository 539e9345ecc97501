import Synchronization

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// What closures that run elsewhere answered, in order.
final class Answers: Sendable {
  private let stored = Mutex<[Bool]>([])

  var values: [Bool] { stored.withLock { $0 } }

  func append(_ answer: Bool) { stored.withLock { $0.append(answer) } }
}

/// A document in pieces, written or read where the repository works.
final class Pieces: Sendable {
  private let rest: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8] = []) { rest = Mutex(bytes[...]) }

  var bytes: [UInt8] { rest.withLock { Array($0) } }

  func append(_ bytes: [UInt8]) { rest.withLock { $0 += bytes } }

  /// The next so many bytes, `nil` at the end.
  func next(_ size: Int) -> [UInt8]? {
    rest.withLock { rest in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }
}
