public import Foundation

/// Half an hour of active time: what tracking counts. Two make a block.
public enum HalfBlock {
  /// The active time of one, in seconds.
  public static let seconds: Int64 = 1_800

  /// The same in milliseconds.
  public static let milliseconds = seconds * 1_000

  /// So many halves in blocks: 1.5 for three.
  public static func output(of halves: Int) -> Decimal { Decimal(halves) / 2 }
}
