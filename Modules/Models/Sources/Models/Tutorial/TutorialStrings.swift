/// The texts of the tutorial of day blocks.
public struct TutorialStrings: Sendable {
  let language: Language

  /// Title of the tutorial.
  public var title: String { language("Your first block", "Votre premier bloc") }

  /// What day blocks are, one sentence each.
  public var rows: [String] {
    language(
      [
        "A day is 24 blocks, one for each hour.",
        "Half an hour of your time makes half a block; what is less doesn't count.",
        "Make a block for what you spend time on, start it, and complete it when you are done.",
        "You can try it here: the tutorial has a block and a group of its own, and nothing of it is saved.",
      ],
      [
        "Une journée compte 24 blocs, un par heure.",
        "Une demi-heure de votre temps fait un demi-bloc ; moins ne compte pas.",
        "Créez un bloc pour ce qui prend votre temps, commencez-le, et terminez-le quand vous avez fini.",
        "Vous pouvez essayer ici : le tutoriel a un bloc et un groupe à lui, et rien n’en est enregistré.",
      ])
  }

  /// What a user is told who has completed it before.
  public var repetition: String {
    language(
      "You have completed this tutorial before; you can repeat it.",
      "Vous avez déjà terminé ce tutoriel ; vous pouvez le refaire.")
  }

  /// The name of the group that it makes.
  public var group: String { language("Tutorial", "Tutoriel") }
  /// The name of the block that it makes.
  public var block: String { language("First steps", "Premiers pas") }
  /// The memo of the session that it makes.
  public var memo: String { language("My first half block", "Mon premier demi-bloc") }
}

extension Strings {
  /// Texts of the tutorial.
  public var tutorial: TutorialStrings { TutorialStrings(language: language) }
}

extension Toast {
  /// The tutorial is done.
  public static var tutorialCompleted: Toast { Toast("Tutorial completed", "Initiation terminée") }
}
