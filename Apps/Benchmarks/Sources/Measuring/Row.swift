/// What one benchmark measured: medians, in the row's unit.
public struct Row: Sendable, Equatable, Encodable {
  public let name: String
  public let unit: String
  /// The C API, called from Swift.
  public let raw: Double
  public let modulo: Double
  /// nil where GRDB wasn't built in, or has no part in the row.
  public let grdb: Double?
  /// For the table; the file says what was measured, not what was hoped for.
  public let limit: Limit?

  public init(name: String, unit: String, raw: Double, modulo: Double, grdb: Double? = nil, limit: Limit? = nil) {
    self.name = name
    self.unit = unit
    self.raw = raw
    self.modulo = modulo
    self.grdb = grdb
    self.limit = limit
  }

  /// What ours takes in terms of the C API.
  public var ratio: Double { modulo / raw }

  public var isWithinLimit: Bool { limit?.holds(for: self) ?? true }

  private enum CodingKeys: CodingKey { case name, unit, raw, modulo, grdb, ratio }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(unit, forKey: .unit)
    try container.encode(raw, forKey: .raw)
    try container.encode(modulo, forKey: .modulo)
    // Not encodeIfPresent: a reader finds every key in every row.
    try container.encode(grdb, forKey: .grdb)
    try container.encode(ratio, forKey: .ratio)
  }
}
