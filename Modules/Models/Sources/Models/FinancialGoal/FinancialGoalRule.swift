import ModuloUtilities

/// Why a goal could not be found, made, changed or deleted.
public typealias FinancialGoalError = Failure<FinancialGoalRule>

/// A rule of goals that an operation would break.
public enum FinancialGoalRule: NamedRule, AmountRule, CurrencyRule {
  /// The name is empty.
  case missingName
  /// The text is more than one emoji, or none.
  case notAnEmoji(String)
  /// The amount is missing, or 0.
  case missingAmount
  /// The target is negative.
  case negativeAmount
  /// No flag, environment variable, setting or locale gives a currency.
  case missingCurrency
  /// The end is before the start.
  case endBeforeStart
  /// The amount of a forecast is 0, or negative.
  case forecastAmountNotPositive
  /// The end of a forecast is before today.
  case forecastEndPast
  /// Another goal has this name, whatever its case.
  case duplicateName(String)
}

extension Noun {
  /// A goal that money is saved for.
  public static let goal = Noun(
    "goal", "goals", .masculine("objectif", "objectifs"), isNamed: true, advice: .listGoals)
}

extension FinancialGoalRule {
  public static var noun: Noun { .goal }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingName: language("A goal needs a name.", "Un objectif doit avoir un nom.")
    case .notAnEmoji(let text):
      language(
        "\"\(text.legible)\" isn't an emoji. Give a single one, or '' for none.",
        "« \(text.legible) » n’est pas un émoji. Donnez-en un seul, ou '' pour aucun.")
    case .missingAmount:
      language("A goal needs an amount above zero.", "Un objectif doit avoir un montant supérieur à zéro.")
    case .negativeAmount:
      language("A goal's amount can't be negative.", "Le montant d’un objectif ne peut pas être négatif.")
    case .missingCurrency: format.missingCurrency(.chooseGoalCurrency)
    case .endBeforeStart: language("The end is before the start.", "La fin précède le début.")
    case .forecastAmountNotPositive:
      language("A forecast needs an amount above zero.", "Une prévision a besoin d’un montant supérieur à zéro.")
    case .forecastEndPast:
      language(
        "A forecast looks ahead: its end can't be past.", "Une prévision regarde devant : sa fin ne peut être passée.")
    case .duplicateName(let name):
      language(
        "There is a goal named \"\(name.legible)\" already.", "Il y a déjà un objectif nommé « \(name.legible) ».")
    }
  }
}

extension FormatContext {
  /// The message on a currency that nothing gives.
  func missingCurrency(_ advice: Advice) -> String {
    advised(language("No currency is known.", "Aucune devise n’est connue."), advice)
  }
}
