/// The texts of the welcome.
public struct OnboardingStrings: Sendable {
  let language: Language

  /// Title of the welcome.
  public var title: String { language("Welcome to Modulo", "Bienvenue dans Modulo") }

  /// The features of the product, one sentence each.
  public var rows: [String] {
    language(
      [
        "Keep your savings by goal, each with its own target and end.",
        "Put money in, take money out, or import what your bank says.",
        "Know what each month has to bring, and what this one still lacks.",
        "List your accounts and debts, and follow your net worth.",
        "Count your time in blocks of an hour, and see where your day went.",
      ],
      [
        "Rangez votre épargne par objectif, chacun avec son montant et son échéance.",
        "Versez, retirez, ou importez le relevé de votre banque.",
        "Sachez ce que chaque mois doit apporter, et ce qui manque encore à celui-ci.",
        "Recensez vos comptes et vos dettes, et suivez votre patrimoine net.",
        "Comptez votre temps en blocs d’une heure, et voyez où passe votre journée.",
      ])
  }
}

extension Strings {
  /// Texts of the welcome.
  public var onboarding: OnboardingStrings { OnboardingStrings(language: language) }
}
