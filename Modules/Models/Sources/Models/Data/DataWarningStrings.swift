import ModuloUtilities

/// The texts on rows that break a current rule.
public struct DataWarningStrings: Sendable {
  let language: Language

  /// The heading of the list.
  func title(_ number: String, _ count: Int) -> String {
    language(
      count == 1 ? "1 row breaks a current rule:" : "\(number) times a row breaks a current rule:",
      count == 1
        ? "1 ligne enfreint une règle actuelle :" : "\(number) fois, une ligne enfreint une règle actuelle :")
  }

  func name(_ noun: Noun) -> String { language(noun.name, noun.french.name) }

  func rule(_ rule: RowRule) -> String {
    switch rule {
    case .number: language("the number is below 1", "le numéro est inférieur à 1")
    case .blankName: language("the name is blank", "le nom est vide")
    case .blankProvider: language("the provider is blank", "l’établissement est vide")
    case .blankNote: language("the note is blank", "la note est vide")
    case .untidyName:
      language(
        "the name has white space around it, or isn't composed", "le nom est entouré d’espaces, ou n’est pas composé")
    case .nameKey:
      language(
        "the key by which it is found isn't the one of its name",
        "la clé par laquelle on le trouve n’est pas celle de son nom")
    case .endBeforeStart: language("it ends before it starts", "la fin précède le début")
    case .sameCurrency: language("the rate is of a currency in itself", "le taux est celui d’une devise en elle-même")
    case .blankMemo: language("the memo is blank", "le mémo est vide")
    case .endNotAfterStart: language("it doesn't end after its start", "la fin n’est pas après le début")
    case .longerThanSpan:
      language("it was active for longer than it lasted", "elle a été active plus longtemps qu’elle n’a duré")
    case .unusableName:
      language(
        "the name is too long, or has an invisible character", "le nom est trop long, ou a un caractère invisible")
    case .unusableProvider:
      language(
        "the provider is too long, or has an invisible character",
        "l’établissement est trop long, ou a un caractère invisible")
    case .notAnEmoji: language("the emoji isn't a single one", "l’émoji n’en est pas un seul")
    case .unusableMemo:
      language(
        "the memo is too long, or has a control character", "le mémo est trop long, ou a un caractère de contrôle")
    }
  }

  /// The message of a backup, a restore or an export on such rows in it, of which there is at least one.
  func kept(_ number: String, _ count: Int, _ advice: String?) -> String {
    language(
      (count == 1 ? "1 row breaks" : "\(number) rows break")
        + " a current rule, and would be refused by an import\(advice.after(": ")).",
      (count == 1 ? "1 ligne enfreint" : "\(number) lignes enfreignent")
        + " une règle actuelle, et un import "
        + (count == 1 ? "la refuserait" : "les refuserait") + "\(advice.after(" : ")).")
  }
}

extension DataWarning {
  /// The row, the rules it breaks, and the remedy.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.data.warning
    let row = "\(words.name(noun)) #\(number)"
    return format.titled(row, format.advised("\(words.rule(rule)).", .repair(rule, remedy)))
  }
}

extension DataCheck {
  /// The maximum number of warnings listed.
  private static let listedWarnings = 20

  /// The warnings, one a line; `nil` for none.
  public func warningText(_ format: FormatContext) -> String? {
    if warnings.isEmpty { return nil }
    let title = format.strings.data.warning.title(format.number(warnings.count), warnings.count)
    var lines = [title] + warnings.prefix(Self.listedWarnings).map { "  " + $0.text(format) }
    let further = warnings.count - Self.listedWarnings
    if further > 0 { lines.append("  " + format.strings.error.importing.further(format.number(further))) }
    return lines.joined(separator: "\n")
  }
}

extension DataWarningStrings {
  /// The message of a backup, a restore or an export on such rows in it; `nil` for none.
  public func kept(_ count: Int, _ format: FormatContext) -> String? {
    count == 0 ? nil : kept(format.number(count), count, format.clause(.check(rows: count)))
  }
}
