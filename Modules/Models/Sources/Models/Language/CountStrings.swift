/// Counted things, in the singular and the plural of a language.
public struct CountStrings: Sendable {
  let language: Language

  /// The singular and the plural of a noun.
  private typealias Forms = (one: String, many: String)

  /// A count of what is lost with something else; `nil` for none, which needs no word.
  public func lost(_ count: Int, _ text: (Int, FormatContext) -> String, _ format: FormatContext) -> String? {
    count == 0 ? nil : text(count, format)
  }

  /// `1 day`, `90 days`.
  public func days(_ count: Int, _ format: FormatContext) -> String {
    text(count, language(("day", "days"), ("jour", "jours")), format)
  }

  /// `4 goals`.
  public func goals(_ count: Int, _ format: FormatContext) -> String { text(count, goal, format) }

  /// `1 row read`, `2,000 rows read`.
  public func rowsRead(_ count: Int, _ format: FormatContext) -> String { text(count, rowRead, format) }

  /// Outcomes of the rows of an import: `3 rows read, 2 imported, 1 skipped`.
  public func rows(read: Int, imported: Int, skipped: Int, _ format: FormatContext) -> String {
    [
      text(read, rowRead, format),
      text(imported, language(("imported", "imported"), ("importée", "importées")), format),
      text(skipped, language(("skipped", "skipped"), ("ignorée", "ignorées")), format),
    ]
    .joined(separator: ", ")
  }

  /// A time in whole minutes and seconds, in words: `10 minutes`, `3 minutes and 12 seconds`.
  public func time(_ seconds: Int, _ format: FormatContext) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let texts = [
      minutes == 0 ? nil : text(minutes, language(("minute", "minutes"), ("minute", "minutes")), format),
      rest == 0 ? nil : text(rest, language(("second", "seconds"), ("seconde", "secondes")), format),
    ]
    return texts.compactMap(\.self).joined(separator: " \(and) ")
  }

  /// `8 hours`.
  func hours(_ count: Int, _ format: FormatContext) -> String {
    text(count, language(("hour", "hours"), ("heure", "heures")), format)
  }

  /// `24,576 bytes`.
  public func bytes(_ count: Int, _ format: FormatContext) -> String {
    text(count, language(("byte", "bytes"), ("octet", "octets")), format)
  }

  /// `1 contribution`, `23 contributions`.
  public func contributions(_ count: Int, _ format: FormatContext) -> String { text(count, contribution, format) }

  /// `1 balance`, `23 balances`.
  public func balances(_ count: Int, _ format: FormatContext) -> String { text(count, balance, format) }

  /// `1 block`, `3 blocks`.
  public func blocks(_ count: Int, _ format: FormatContext) -> String { text(count, block, format) }

  /// `1 group`, `3 groups`.
  public func groups(_ count: Int, _ format: FormatContext) -> String { text(count, group, format) }

  /// `1 half block`, `3 half blocks`.
  public func halves(_ count: Int, _ format: FormatContext) -> String {
    text(count, language(("half block", "half blocks"), ("demi-bloc", "demi-blocs")), format)
  }

  /// `1 goal and 23 contributions`; followed by the rows of net worth and of day blocks, if any: `1 goal,
  /// 23 contributions, 3 accounts, 79 balances and 2 rates`.
  public func kept(_ counts: DataCounts, _ format: FormatContext) -> String {
    var texts = [text(counts.goals, goal, format), text(counts.contributions, contribution, format)]
    if counts.accounts > 0 {
      texts += [text(counts.accounts, account, format), text(counts.balances, balance, format)]
    }
    if counts.rates > 0 { texts.append(text(counts.rates, rate, format)) }
    if counts.groups > 0 {
      texts += [text(counts.groups, group, format), text(counts.blocks, block, format)]
      texts.append(text(counts.sessions, session, format))
    }
    return "\(texts.dropLast().joined(separator: ", ")) \(and) \(texts.last ?? "")"
  }

  /// `1.5 blocks` for three halves, with their output as text.
  func blocks(_ output: String, _ halves: Int) -> String {
    // Of half a block or less, English says `0.5 blocks` and French `0,5 bloc`.
    let isSingular = language(halves == 2, halves < 4)
    return "\(output) \(isSingular ? block.one : block.many)"
  }

  private func text(_ count: Int, _ noun: Forms, _ format: FormatContext) -> String {
    // English says `0 days`, French `0 jour`.
    let isSingular = language(count == 1, abs(count) < 2)
    return "\(format.number(count)) \(isSingular ? noun.one : noun.many)"
  }

  private var goal: Forms { language(("goal", "goals"), ("objectif", "objectifs")) }
  private var contribution: Forms { language(("contribution", "contributions"), ("contribution", "contributions")) }
  private var account: Forms { language(("account", "accounts"), ("compte", "comptes")) }
  private var balance: Forms { language(("balance", "balances"), ("solde", "soldes")) }
  private var rate: Forms { language(("rate", "rates"), ("taux", "taux")) }
  private var group: Forms { language(("group", "groups"), ("groupe", "groupes")) }
  private var block: Forms { language(("block", "blocks"), ("bloc", "blocs")) }
  private var session: Forms { language(("session", "sessions"), ("session", "sessions")) }
  private var rowRead: Forms { language(("row read", "rows read"), ("ligne lue", "lignes lues")) }
  private var and: String { language("and", "et") }
}

extension Strings {
  /// Counted nouns: `1 goal`, `2 goals`.
  public var count: CountStrings { CountStrings(language: language) }
}
