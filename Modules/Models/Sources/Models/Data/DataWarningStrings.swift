import ModuloUtilities

/// The texts on rows that break a current rule.
public struct DataWarningStrings: Sendable {
  /// The heading of the list.
  let title: @Sendable (_ number: String, _ count: Int) -> String
  let subject: @Sendable (DataWarning.Subject) -> String
  let rule: @Sendable (RowRule) -> String
  /// The message of a backup, a restore or an export on such rows in it, of which there is at least one.
  let kept: @Sendable (_ number: String, _ count: Int, _ advice: String?) -> String
}

extension DataWarningStrings {
  static let english = DataWarningStrings(
    title: { number, count in
      count == 1 ? "1 row breaks a current rule:" : "\(number) times a row breaks a current rule:"
    },
    subject: { subject in
      switch subject {
      case .goal: "goal"
      case .contribution: "contribution"
      case .account: "account"
      case .balance: "balance"
      case .rate: "rate"
      case .group: "group"
      case .block: "block"
      case .session: "session"
      case .time: "time"
      case .value: "value"
      }
    },
    rule: { rule in
      switch rule {
      case .number: "the number is below 1"
      case .blankName: "the name is blank"
      case .blankProvider: "the provider is blank"
      case .blankNote: "the note is blank"
      case .untidyName: "the name has white space around it, or isn't composed"
      case .nameKey: "the key by which it is found isn't the one of its name"
      case .endBeforeStart: "it ends before it starts"
      case .sameCurrency: "the rate is of a currency in itself"
      case .blankMemo: "the memo is blank"
      case .endNotAfterStart: "it doesn't end after its start"
      case .unusableName: "the name is too long, or has an invisible character"
      case .unusableProvider: "the provider is too long, or has an invisible character"
      case .notAnEmoji: "the emoji isn't a single one"
      case .unusableMemo: "the memo is too long, or has a control character"
      }
    },
    kept: { number, count, advice in
      (count == 1 ? "1 row breaks" : "\(number) rows break")
        + " a current rule, and would be refused by an import\(advice.after(": "))."
    })

  static let french = DataWarningStrings(
    title: { number, count in
      count == 1
        ? "1 ligne enfreint une règle actuelle :" : "\(number) fois, une ligne enfreint une règle actuelle :"
    },
    subject: { subject in
      switch subject {
      case .goal: "objectif"
      case .contribution: "contribution"
      case .account: "compte"
      case .balance: "solde"
      case .rate: "taux"
      case .group: "groupe"
      case .block: "bloc"
      case .session: "session"
      case .time: "temps"
      case .value: "valeur"
      }
    },
    rule: { rule in
      switch rule {
      case .number: "le numéro est inférieur à 1"
      case .blankName: "le nom est vide"
      case .blankProvider: "l’établissement est vide"
      case .blankNote: "la note est vide"
      case .untidyName: "le nom est entouré d’espaces, ou n’est pas composé"
      case .nameKey: "la clé par laquelle on le trouve n’est pas celle de son nom"
      case .endBeforeStart: "la fin précède le début"
      case .sameCurrency: "le taux est celui d’une devise en elle-même"
      case .blankMemo: "le mémo est vide"
      case .endNotAfterStart: "la fin n’est pas après le début"
      case .unusableName: "le nom est trop long, ou a un caractère invisible"
      case .unusableProvider: "l’établissement est trop long, ou a un caractère invisible"
      case .notAnEmoji: "l’émoji n’en est pas un seul"
      case .unusableMemo: "le mémo est trop long, ou a un caractère de contrôle"
      }
    },
    kept: { number, count, advice in
      (count == 1 ? "1 ligne enfreint" : "\(number) lignes enfreignent")
        + " une règle actuelle, et un import "
        + (count == 1 ? "la refuserait" : "les refuserait") + "\(advice.after(" : "))."
    })
}

extension DataWarning {
  /// The row, the rules it breaks, and the remedy.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.data.warning
    let row = "\(words.subject(subject)) #\(number)"
    return format.titled(row, format.advised("\(words.rule(rule)).", .repair(rule, remedy)))
  }
}

extension DataCheck {
  /// The maximum number of warnings listed.
  private static let listedWarnings = 20

  /// The warnings, one a line; `nil` when there are none.
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
  /// The message of a backup, a restore or an export on such rows in it; `nil` when there are none.
  public func kept(_ count: Int, _ format: FormatContext) -> String? {
    count == 0 ? nil : kept(format.number(count), count, format.advice(.check(rows: count)))
  }
}
