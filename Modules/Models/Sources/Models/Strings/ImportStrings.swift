/// The words of an import.
public struct ImportStrings: Sendable {
  public let title: String
  /// How many rows were read so far, with their noun.
  public let progress: @Sendable (_ read: String) -> String
  /// Rows that were skipped because they were imported before, of which there are some; the number is the count as text.
  public let alreadyImported: @Sendable (_ count: Int, _ number: String, _ lines: String) -> String
  /// Rows that were skipped because they change nothing.
  public let zeroAmounts: @Sendable (_ count: Int, _ number: String, _ lines: String) -> String
  /// Rows with a second balance for one account and day.
  public let sameDay: @Sendable (_ count: Int, _ number: String, _ lines: String) -> String
  /// A list of line numbers: `lines 2, 3, 5 …`
  public let lines: @Sendable (_ numbers: [Int], _ isComplete: Bool) -> String
}

extension ImportStrings {
  static let english = ImportStrings(
    title: "Import",
    progress: { "\($0) …" },
    alreadyImported: { _, number, lines in "skipped \(number): imported before (\(lines))" },
    zeroAmounts: { _, number, lines in "skipped \(number): the amount is zero (\(lines))" },
    sameDay: { _, number, lines in
      "warning: \(number) with a second balance for an account and day; the later one counts (\(lines))"
    },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "line " : "lines ") + list
    })

  static let french = ImportStrings(
    title: "Import",
    progress: { "\($0)…" },
    alreadyImported: { count, number, lines in
      "\(number) \(count == 1 ? "ignorée : déjà importée" : "ignorées : déjà importées") (\(lines))"
    },
    zeroAmounts: { count, number, lines in "\(number) \(count == 1 ? "ignorée" : "ignorées") : montant nul (\(lines))"
    },
    sameDay: { count, number, lines in
      "attention : \(number) \(count == 1 ? "ligne donne" : "lignes donnent") un second solde pour un compte et un "
        + "jour ; le dernier compte (\(lines))"
    },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "ligne " : "lignes ") + list
    })
}
