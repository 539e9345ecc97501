/// The words of an import.
public struct ContributionImportStrings: Sendable {
  public let title: String
  /// How many rows were read so far.
  public let progress: @Sendable (_ read: String) -> String
  /// How many rows were read, taken and left.
  public let summary: @Sendable (_ read: String, _ imported: String, _ skipped: String) -> String
  public let alreadyImported: @Sendable (_ count: String, _ lines: String) -> String
  public let zeroAmounts: @Sendable (_ count: String, _ lines: String) -> String
  /// A list of line numbers: `lines 2, 3, 5 …`
  public let lines: @Sendable (_ numbers: [Int], _ isComplete: Bool) -> String
}

extension ContributionImportStrings {
  static let english = ContributionImportStrings(
    title: "Import",
    progress: { "\($0) rows read …" },
    summary: { read, imported, skipped in "\(read) rows read, \(imported) imported, \(skipped) skipped" },
    alreadyImported: { count, lines in "skipped \(count): imported before (\(lines))" },
    zeroAmounts: { count, lines in "skipped \(count): the amount is zero (\(lines))" },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "line " : "lines ") + list
    })

  static let french = ContributionImportStrings(
    title: "Import",
    progress: { "\($0) lignes lues…" },
    summary: { read, imported, skipped in "\(read) lignes lues, \(imported) importées, \(skipped) ignorées" },
    alreadyImported: { count, lines in "\(count) ignorées : déjà importées (\(lines))" },
    zeroAmounts: { count, lines in "\(count) ignorées : montant nul (\(lines))" },
    lines: { numbers, isComplete in
      let list = numbers.map(String.init).joined(separator: ", ") + (isComplete ? "" : " …")
      return (numbers.count == 1 && isComplete ? "ligne " : "lignes ") + list
    })
}
