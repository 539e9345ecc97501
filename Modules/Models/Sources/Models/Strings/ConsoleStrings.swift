/// What the console says around its answers.
public struct ConsoleStrings: Sendable {
  public let error: String
  public let dryRun: String
  public let interrupted: String
  public let demoIntroduction: String
  /// How to go on after the demo.
  public let demoAdvice: @Sendable (_ file: String) -> String
}

extension ConsoleStrings {
  static let english = ConsoleStrings(
    error: "Error",
    dryRun: "Dry run: nothing was saved.",
    interrupted: "Interrupted. Nothing was changed.",
    demoIntroduction: "Sample goals, in a database that is gone when this command ends.",
    demoAdvice: { file in
      """
      Start with your own:
        modulo goal add "Japan trip" --target 3000 --currency USD --end 2026-12-12
        modulo contribution add japan 250
        modulo goal show japan
      Your data will be in \(file).
      """
    })

  static let french = ConsoleStrings(
    error: "Erreur",
    dryRun: "Essai : rien n’a été enregistré.",
    interrupted: "Interrompu. Rien n’a été modifié.",
    demoIntroduction: "Des objectifs d’exemple, dans une base qui disparaît à la fin de cette commande.",
    demoAdvice: { file in
      """
      Commencez avec les vôtres :
        modulo goal add "Japon en hiver" --target 3000 --currency EUR --end 2026-12-12
        modulo contribution add japon 250
        modulo goal show japon
      Vos données seront dans \(file).
      """
    })
}
