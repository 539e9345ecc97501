import Synchronization

/// What was handed over, piece by piece.
final class Collected: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func take(_ more: [UInt8]) { bytes.withLock { $0 += more } }
}
