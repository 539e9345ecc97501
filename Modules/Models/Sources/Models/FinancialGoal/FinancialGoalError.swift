public import ModuloUtilities

/// Why a goal could not be found, made, changed or deleted.
public enum FinancialGoalError: Error, Equatable, Sendable {
  /// The name is empty.
  case missingName
  /// The text is more than one emoji, or none.
  case notAnEmoji(String)
  /// A new name breaks a rule for names; a stored name may stay.
  case unusableName(NameError)
  /// The amount is missing, or 0.
  case missingAmount
  /// The target is negative.
  case negativeAmount
  /// The text of the target isn't an amount.
  case unreadableAmount(AmountReadingError)
  /// The text of the start or the end isn't a day.
  case unreadableDay(DayReadingError)
  /// The text isn't the code of a currency.
  case unknownCurrency(String)
  /// No flag, environment variable, setting or locale gives a currency.
  case missingCurrency
  /// The end is before the start.
  case endBeforeStart
  /// Another goal has this name, whatever its case.
  case duplicateName(String)
  /// The text is not a valid reference.
  case unreadableReference(String)
  /// No goal matches the text.
  case notFound(String)
  /// Several goals match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension FinancialGoalError: NamedRowError {}

extension FinancialGoalError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.goal
    return switch self {
    case .missingName: words.missingName
    case .notAnEmoji(let text): words.notAnEmoji(text.legible)
    case .unusableName(let error): error.text(format)
    case .missingAmount: words.missingAmount
    case .negativeAmount: words.negativeAmount
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unknownCurrency(let code): words.unknownCurrency(code.legible)
    case .missingCurrency: format.advised(words.missingCurrency, .chooseGoalCurrency)
    case .endBeforeStart: words.endBeforeStart
    case .duplicateName(let name): words.duplicateName(name.legible)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .notFound(let reference): format.advised(words.notFound(reference.legible), .listGoals)
    case .ambiguous(let reference, let candidates):
      words.ambiguous(reference.legible, candidates.lines)
    case .storage(let error): error.text(format)
    }
  }
}

struct FinancialGoalErrorStrings: Sendable {
  let language: Language

  var missingName: String { language("A goal needs a name.", "Un objectif doit avoir un nom.") }

  func notAnEmoji(_ text: String) -> String {
    language(
      "\"\(text)\" isn't an emoji. Give a single one, or '' for none.",
      "« \(text) » n’est pas un émoji. Donnez-en un seul, ou '' pour aucun.")
  }

  var missingAmount: String {
    language("A goal needs an amount above zero.", "Un objectif doit avoir un montant supérieur à zéro.")
  }

  var negativeAmount: String {
    language("A goal's amount can't be negative.", "Le montant d’un objectif ne peut pas être négatif.")
  }

  func unknownCurrency(_ text: String) -> String {
    language(
      "\"\(text)\" isn't a currency. Give an ISO 4217 code such as EUR or USD.",
      "« \(text) » n’est pas une devise. Donnez un code ISO 4217 comme EUR ou USD.")
  }

  var missingCurrency: String { language("No currency is known.", "Aucune devise n’est connue.") }
  var endBeforeStart: String { language("The end is before the start.", "La fin précède le début.") }

  func duplicateName(_ text: String) -> String {
    language("There is a goal named \"\(text)\" already.", "Il y a déjà un objectif nommé « \(text) ».")
  }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a goal. Give its number, such as #12, its id, or its name.",
      "« \(text) » ne désigne aucun objectif. Donnez son numéro, comme #12, son id ou son nom.")
  }

  func notFound(_ text: String) -> String {
    language("There is no goal \"\(text)\".", "Il n’y a pas d’objectif « \(text) ».")
  }

  /// The candidates are one line each.
  func ambiguous(_ reference: String, _ candidates: String) -> String {
    language(
      "\"\(reference)\" could be several goals:\n\(candidates)",
      "« \(reference) » peut désigner plusieurs objectifs :\n\(candidates)")
  }
}

extension ErrorStrings {
  var goal: FinancialGoalErrorStrings { FinancialGoalErrorStrings(language: language) }
}
