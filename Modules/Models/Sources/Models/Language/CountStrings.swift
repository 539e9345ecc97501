/// Counted things, in the singular and the plural of a language.
public struct CountStrings: Sendable {
  let language: Language

  /// The singular and the plural of a noun.
  private typealias Forms = (one: String, many: String)

  /// `4 goals`.
  func rows(_ count: Int, of noun: Noun, _ format: FormatContext) -> String { text(count, forms(of: noun), format) }

  /// `1 day`, `90 days`.
  public func days(_ count: Int, _ format: FormatContext) -> String {
    text(count, language(("day", "days"), ("jour", "jours")), format)
  }

  /// `1 row read`, `2,000 rows read`.
  public func rowsRead(_ count: Int, _ format: FormatContext) -> String { text(count, rowRead, format) }

  /// Outcomes of the rows of an import: `3 rows read, 2 imported, 1 skipped`.
  public func rows(read: Int, imported: Int, skipped: Int, _ format: FormatContext) -> String {
    entries(of: .row, read: read, imported: imported, skipped: skipped, format)
  }

  /// What an import would do: `3 rows read, 1 new, 1 known, 1 probably there already`.
  func plan(read: Int, new: Int, known: Int, probable: Int, _ format: FormatContext) -> String {
    let probably = language(
      "probably there already", probable < 2 ? "probablement déjà présente" : "probablement déjà présentes")
    return [
      text(read, rowRead, format),
      text(new, language(("new", "new"), ("nouvelle", "nouvelles")), format),
      text(known, language(("known", "known"), ("connue", "connues")), format),
      "\(format.number(probable)) \(probably)",
    ]
    .joined(separator: ", ")
  }

  /// Outcomes of an import, in its unit: `3 rates read, 2 imported, 1 skipped`.
  func entries(of unit: ImportUnit, read: Int, imported: Int, skipped: Int, _ format: FormatContext) -> String {
    let rateRead: Forms = language(("rate read", "rates read"), ("taux lu", "taux lus"))
    let isRate = unit == .rate
    let frenchImported: Forms = isRate ? ("importé", "importés") : ("importée", "importées")
    let frenchSkipped: Forms = isRate ? ("ignoré", "ignorés") : ("ignorée", "ignorées")
    return [
      text(read, isRate ? rateRead : rowRead, format),
      text(imported, language(("imported", "imported"), frenchImported), format),
      text(skipped, language(("skipped", "skipped"), frenchSkipped), format),
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

  /// `1 half block`, `3 half blocks`.
  public func halves(_ count: Int, _ format: FormatContext) -> String {
    text(count, language(("half block", "half blocks"), ("demi-bloc", "demi-blocs")), format)
  }

  /// `1 goal and 23 contributions`; followed by what there is of other nouns: `1 goal, 23 contributions, 3 accounts,
  /// 79 balances and 2 rates`. What belongs to others is told with them.
  public func kept(_ counts: DataCounts, _ format: FormatContext) -> String {
    let owners = Set(Noun.counted.filter { $0 == .goal || counts[$0] > 0 }.map(\.name))
    let texts = Noun.counted.filter { owners.contains($0.owner) }.map { rows(counts[$0], of: $0, format) }
    return "\(texts.dropLast().joined(separator: ", ")) \(and) \(texts.last ?? "")"
  }

  /// `1.5 blocks` for three halves, with their output as text.
  func blocks(_ output: String, _ halves: Int) -> String {
    // Of half a block or less, English says `0.5 blocks` and French `0,5 bloc`.
    let isSingular = language(halves == 2, halves < 4)
    return "\(output) \(isSingular ? forms(of: .block).one : forms(of: .block).many)"
  }

  private func text(_ count: Int, _ noun: Forms, _ format: FormatContext) -> String {
    // English says `0 days`, French `0 jour`.
    let isSingular = language(count == 1, abs(count) < 2)
    return "\(format.number(count)) \(isSingular ? noun.one : noun.many)"
  }

  private func forms(of noun: Noun) -> Forms {
    language((noun.name, noun.plural), (noun.french.name, noun.french.plural))
  }

  private var rowRead: Forms { language(("row read", "rows read"), ("ligne lue", "lignes lues")) }
  /// Between two things that are counted.
  var and: String { language("and", "et") }
}

extension Strings {
  /// Counted nouns: `1 goal`, `2 goals`.
  public var count: CountStrings { CountStrings(language: language) }
}

extension FormatContext {
  /// A number of rows: `1 goal`, `2 goals`.
  public func count(_ rows: Int, of noun: Noun) -> String { strings.count.rows(rows, of: noun, self) }

  /// The same of rows that are lost with others; `nil` for none, which needs no word.
  public func lost(_ rows: Int, of noun: Noun) -> String? { rows == 0 ? nil : count(rows, of: noun) }

  /// The same of rows of several nouns, those that there are: `4 contributions and 1 plan`; `nil` for none.
  public func lost(_ rows: [(count: Int, noun: Noun)]) -> String? {
    let texts = rows.compactMap { lost($0.count, of: $0.noun) }
    return texts.isEmpty ? nil : list(texts)
  }

  /// What they belong to and the same rows: `Japan, 4 contributions and 1 plan`.
  public func title(_ title: String, with rows: [(count: Int, noun: Noun)]) -> String {
    list([title] + rows.compactMap { lost($0.count, of: $0.noun) })
  }

  /// The texts after each other, the last one after an “and”; empty for none.
  public func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " \(strings.count.and) " + last
  }
}
