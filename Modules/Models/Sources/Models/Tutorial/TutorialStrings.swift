/// The texts of the tutorial of day blocks.
public struct TutorialStrings: Sendable {
  /// Title of the tutorial.
  public let title: String
  /// What day blocks are, one sentence each.
  public let rows: [String]
  /// What a user is told who has completed it before.
  public let repetition: String
  /// The name of the group that it makes.
  public let group: String
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
      "You can try it here: the tutorial has a block and a group of its own, and nothing of it is saved.",
    ],
    repetition: "You have completed this tutorial before; you can repeat it.",
    group: "Tutorial", block: "First steps", memo: "My first half block")

  static let french = TutorialStrings(
    title: "Votre premier bloc",
    rows: [
      "Une journée compte 24 blocs, un par heure.",
      "Une demi-heure de votre temps fait un demi-bloc ; moins ne compte pas.",
      "Créez un bloc pour ce qui prend votre temps, commencez-le, et terminez-le quand vous avez fini.",
      "Vous pouvez essayer ici : le tutoriel a un bloc et un groupe à lui, et rien n’en est enregistré.",
    ],
    repetition: "Vous avez déjà terminé ce tutoriel ; vous pouvez le refaire.",
    group: "Tutoriel", block: "Premiers pas", memo: "Mon premier demi-bloc")
}
