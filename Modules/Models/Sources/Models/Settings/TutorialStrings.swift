/// The texts of the tutorial of day blocks.
public struct TutorialStrings: Sendable {
  /// Title of the tutorial.
  public let title: String
  /// What day blocks are, one sentence each.
  public let rows: [String]
  /// The name of the block that it makes.
  public let block: String
  /// The memo of the session that it makes.
  public let memo: String
}

extension TutorialStrings {
  static let english = TutorialStrings(
    title: "Your first block",
    rows: [
      "A day is 24 blocks, one for each hour.",
      "Half an hour of your time makes half a block; what is less doesn't count.",
      "Make a block for what you spend time on, start it, and complete it when you are done.",
    ],
    block: "First steps", memo: "My first half block")

  static let french = TutorialStrings(
    title: "Votre premier bloc",
    rows: [
      "Une journée compte 24 blocs, un par heure.",
      "Une demi-heure de votre temps fait un demi-bloc ; moins ne compte pas.",
      "Créez un bloc pour ce qui prend votre temps, commencez-le, et terminez-le quand vous avez fini.",
    ],
    block: "Premiers pas", memo: "Mon premier demi-bloc")
}
