/// Memory of a statement for what is bound to its parameters, so that SQLite needs no copies of its own: a short text
/// or an id is in its parameter's slot until the next one is bound there.
final class ParameterSlots {
  private let memory: UnsafeMutableRawPointer
  private let count: Int

  /// - Parameter count: how many parameters the statement has.
  init(count: Int) {
    self.count = min(count, Self.mostSlots)
    memory = .allocate(byteCount: max(self.count, 1) * Self.size, alignment: 16)
  }

  deinit {
    memory.deallocate()
  }

  /// Copies the bytes to a parameter's slot, and returns where they are; nil when there is no room.
  func place(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UnsafeRawPointer? {
    guard bytes.count <= Self.size, index <= count, let start = bytes.baseAddress else { return nil }
    let slot = memory + (index - 1) * Self.size
    slot.copyMemory(from: start, byteCount: bytes.count)
    return UnsafeRawPointer(slot)
  }

  /// An id takes 16 bytes, and most names no more than this.
  private static let size = 48
  /// Long lists of values have the rest: there SQLite's copies are the smaller part.
  private static let mostSlots = 64
}
