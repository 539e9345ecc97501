extension RowChecksum {
  /// The checksum of a row's values, in the order of the seeds.
  static func value(of values: some Sequence<SQLValue>, _ seeds: [UInt64]) -> Int64 {
    var checksum = RowChecksum(seeds)
    for (place, value) in zip(seeds.indices, values) {
      switch value {
      case .null: break
      case .integer(let number): checksum.add(number, at: place)
      case .real(let number): checksum.add(number, at: place)
      case .text(var text): text.withUTF8 { checksum.add(text: UnsafeRawBufferPointer($0), at: place) }
      case .blob(let bytes): bytes.withUnsafeBytes { checksum.add(blob: $0, at: place) }
      }
    }
    return checksum.value
  }
}

extension RowShape {
  /// Compares a row's values with the checksum among them.
  ///
  /// - Throws: `damaged` when it is another one.
  func verify(_ values: [SQLValue]) throws(PersistenceError) {
    if isSealed(values) { return }
    var number: Int64 = 0
    if let place = self.number, case .integer(let found) = values[place] { number = found }
    throw .damaged(detail: "\(IntegrityFault.checksum(table: table, number: number))")
  }

  /// Whether a row's values have the checksum among them, or none is compared.
  func isSealed(_ values: [SQLValue]) -> Bool {
    guard let seal else { return true }
    return values[seal.place] == .integer(RowChecksum.value(of: values, seal.seeds))
  }
}
