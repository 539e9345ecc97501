/// One run of one contender.
struct Sample {
  /// For one operation.
  let nanoseconds: Double
  /// Digest of the result, compared between contenders: each has to do the same work.
  let digest: Digest

  init(_ duration: Duration, per operations: Int, _ digest: Digest) {
    nanoseconds = duration.nanoseconds / Double(operations)
    self.digest = digest
  }
}

/// Does the work once. What it needs is there before its clock starts, and is checked after it has stopped.
typealias Run = @MainActor () async throws -> Sample

extension Duration {
  var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
