/// What a figure of ours may be at most.
public enum Limit: Sendable, Equatable {
  /// A multiple of what the C API takes.
  case ratio(Double)
  /// A number in the row's unit.
  case absolute(Double)

  /// Whether a row stays within it.
  public func holds(for row: Row) -> Bool {
    switch self {
    case .ratio(let limit): row.ratio <= limit
    case .absolute(let limit): row.modulo <= limit
    }
  }
}
