import Synchronization

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
