/// A rollup without the type of its groups.
public struct AnyRollup<Model: PersistentModel>: Sendable {
  let table: String
  let group: any PartialKeyPath<Model> & Sendable
  let storageClass: StorageClass
  let isGroupOptional: Bool
  /// Whether the rows of its table have checksums.
  let isChecksummed: Bool
  /// The addition of one row, and its bucket.
  let entry: @Sendable (Model) throws(PersistenceError) -> RollupEntry
}

/// The place of a sum in a rollup.
struct RollupKey: Sendable, Hashable {
  let group: SQLValue
  let bucket: Int

  /// Every row of an import is hashed: an id by words of eight bytes, since an array hashes each byte by itself.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bucket)
    guard case .blob(let bytes) = group else { return hasher.combine(group) }
    var word: UInt64 = 0
    for place in bytes.indices {
      word = word << 8 | UInt64(bytes[place])
      if place & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
  }
}

/// The addition of one row to a rollup.
struct RollupEntry: Sendable, Hashable {
  let key: RollupKey
  let value: Int64

  /// Whether a sum may not fit into 64 bits with fewer than millions of such values.
  var isLarge: Bool { value.magnitude >= 1 << 40 }

  /// Whether a sum is so large that any value may overflow it.
  static func isNearLimit(_ sum: Int64) -> Bool { sum.magnitude >= 1 << 62 }
}
