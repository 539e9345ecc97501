/// How much is kept.
public struct DataCounts: Equatable, Sendable {
  public let goals: Int
  public let contributions: Int

  public init(goals: Int, contributions: Int) {
    self.goals = goals
    self.contributions = contributions
  }

  public static let zero = DataCounts(goals: 0, contributions: 0)
}
