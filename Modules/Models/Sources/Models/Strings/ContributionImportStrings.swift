/// The words of an import.
public struct ContributionImportStrings: Sendable {
  public let title: String
  /// How many rows were read so far, with their noun.
  public let progress: @Sendable (_ read: String) -> String
  /// Rows that were skipped because they were imported before, of which there are some; the number is the count as text.
  public let alreadyImported: @Sendable (_ count: Int, _ number: String, _ lines: String) -> String
  /// Rows that were skipped because they change nothing.
  public let zeroAmounts: @Sendable (_ count: Int, _ number: String, _ lines: String) -> String
  /// A list of line numbers: `lines 2, 3, 5 …`
  public let lines: @Sendable (_ numbers: [Int], _ isComplete: Bool) -> String
}

extension ContributionImportStrings {
  static let english = ContributionImportStrings(
    title: "Import",
    progress: { "\($0) …" },
    alreadyImported: { _, number, lines in "skipped \(number): imported before (\(lines))" },
    zeroAmounts: { _, number, lines in "skipped \(number): the amount is zero (\(lines))" },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "line " : "lines ") + list
    })

  static let french = ContributionImportStrings(
    title: "Import",
    progress: { "\($0)…" },
    alreadyImported: { count, number, lines in
      "\(number) \(count == 1 ? "ignorée : déjà importée" : "ignorées : déjà importées") (\(lines))"
    },
    zeroAmounts: { count, number, lines in "\(number) \(count == 1 ? "ignorée" : "ignorées") : montant nul (\(lines))"
    },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "ligne " : "lignes ") + list
    })
}
