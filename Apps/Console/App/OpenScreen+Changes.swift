import ModuloModels

extension OpenScreen {
  /// The work, with its reads noted as the screen's.
  func noting(_ work: @escaping @MainActor () async -> Void) -> @MainActor () async -> Void {
    { [reads] in await ReadLog.$current.withValue(reads) { await work() } }
  }

  /// Has it read again, if it shows something of the change.
  func markOutdated(by change: StoredChange = .everything) { self.change = self.change?.union(change) ?? change }

  /// Whether it has to be read again, which is said once. Reads that aren't through aren't noted yet.
  func takeOutdated() -> Bool {
    defer { change = nil }
    return change.map(reads.isTouched) ?? false
  }
}
