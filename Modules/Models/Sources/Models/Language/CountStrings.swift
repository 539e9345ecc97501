/// Counted things, in the singular and the plural of a language.
public struct CountStrings: Sendable {
  /// The singular and the plural of a noun.
  struct Noun: Sendable {
    let one: String
    let many: String
  }

  let day: Noun
  let goal: Noun
  let contribution: Noun
  let account: Noun
  let balance: Noun
  let rate: Noun
  let group: Noun
  let block: Noun
  let session: Noun
  let hour: Noun
  let minute: Noun
  let second: Noun
  let half: Noun
  let byte: Noun
  let rowRead: Noun
  let rowImported: Noun
  let rowSkipped: Noun
  let and: String
  /// Whether a count takes the singular: English says `0 days`, French `0 jour`.
  let isSingular: @Sendable (Int) -> Bool
  /// The same for blocks, by their halves: English says `0.5 blocks`, French `0,5 bloc`.
  let isSingularOutput: @Sendable (_ halves: Int) -> Bool

  /// A count of what is lost with something else; `nil` for none, which needs no word.
  public func lost(_ count: Int, _ text: (Int, FormatContext) -> String, _ format: FormatContext) -> String? {
    count == 0 ? nil : text(count, format)
  }

  /// `1 day`, `90 days`.
  public func days(_ count: Int, _ format: FormatContext) -> String { text(count, day, format) }

  /// `4 goals`.
  public func goals(_ count: Int, _ format: FormatContext) -> String { text(count, goal, format) }

  /// `1 row read`, `2,000 rows read`.
  public func rowsRead(_ count: Int, _ format: FormatContext) -> String { text(count, rowRead, format) }

  /// Outcomes of the rows of an import: `3 rows read, 2 imported, 1 skipped`.
  public func rows(read: Int, imported: Int, skipped: Int, _ format: FormatContext) -> String {
    [text(read, rowRead, format), text(imported, rowImported, format), text(skipped, rowSkipped, format)]
      .joined(separator: ", ")
  }

  /// A time in whole minutes and seconds, in words: `10 minutes`, `3 minutes and 12 seconds`.
  public func time(_ seconds: Int, _ format: FormatContext) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let texts = [minutes == 0 ? nil : text(minutes, minute, format), rest == 0 ? nil : text(rest, second, format)]
    return texts.compactMap(\.self).joined(separator: " \(and) ")
  }

  /// `8 hours`.
  func hours(_ count: Int, _ format: FormatContext) -> String { text(count, hour, format) }

  /// `24,576 bytes`.
  public func bytes(_ count: Int, _ format: FormatContext) -> String { text(count, byte, format) }

  /// `1 contribution`, `23 contributions`.
  public func contributions(_ count: Int, _ format: FormatContext) -> String { text(count, contribution, format) }

  /// `1 balance`, `23 balances`.
  public func balances(_ count: Int, _ format: FormatContext) -> String { text(count, balance, format) }

  /// `1 block`, `3 blocks`.
  public func blocks(_ count: Int, _ format: FormatContext) -> String { text(count, block, format) }

  /// `1 group`, `3 groups`.
  public func groups(_ count: Int, _ format: FormatContext) -> String { text(count, group, format) }

  /// `1 half block`, `3 half blocks`.
  public func halves(_ count: Int, _ format: FormatContext) -> String { text(count, half, format) }

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
    "\(output) \(isSingularOutput(halves) ? block.one : block.many)"
  }

  private func text(_ count: Int, _ noun: Noun, _ format: FormatContext) -> String {
    "\(format.number(count)) \(isSingular(count) ? noun.one : noun.many)"
  }
}

extension CountStrings {
  static let english = CountStrings(
    day: Noun(one: "day", many: "days"), goal: Noun(one: "goal", many: "goals"),
    contribution: Noun(one: "contribution", many: "contributions"),
    account: Noun(one: "account", many: "accounts"), balance: Noun(one: "balance", many: "balances"),
    rate: Noun(one: "rate", many: "rates"), group: Noun(one: "group", many: "groups"),
    block: Noun(one: "block", many: "blocks"), session: Noun(one: "session", many: "sessions"),
    hour: Noun(one: "hour", many: "hours"), minute: Noun(one: "minute", many: "minutes"),
    second: Noun(one: "second", many: "seconds"),
    half: Noun(one: "half block", many: "half blocks"), byte: Noun(one: "byte", many: "bytes"),
    rowRead: Noun(one: "row read", many: "rows read"), rowImported: Noun(one: "imported", many: "imported"),
    rowSkipped: Noun(one: "skipped", many: "skipped"),
    and: "and", isSingular: { $0 == 1 }, isSingularOutput: { $0 == 2 })

  static let french = CountStrings(
    day: Noun(one: "jour", many: "jours"), goal: Noun(one: "objectif", many: "objectifs"),
    contribution: Noun(one: "contribution", many: "contributions"),
    account: Noun(one: "compte", many: "comptes"), balance: Noun(one: "solde", many: "soldes"),
    rate: Noun(one: "taux", many: "taux"), group: Noun(one: "groupe", many: "groupes"),
    block: Noun(one: "bloc", many: "blocs"), session: Noun(one: "session", many: "sessions"),
    hour: Noun(one: "heure", many: "heures"), minute: Noun(one: "minute", many: "minutes"),
    second: Noun(one: "seconde", many: "secondes"),
    half: Noun(one: "demi-bloc", many: "demi-blocs"), byte: Noun(one: "octet", many: "octets"),
    rowRead: Noun(one: "ligne lue", many: "lignes lues"), rowImported: Noun(one: "importée", many: "importées"),
    rowSkipped: Noun(one: "ignorée", many: "ignorées"),
    and: "et", isSingular: { abs($0) < 2 }, isSingularOutput: { $0 < 4 })
}
