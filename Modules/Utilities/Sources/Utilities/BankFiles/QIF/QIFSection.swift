/// What a section of QIF holds.
enum QIFSection: Equatable {
  /// Entries.
  case entries
  /// Accounts, of which the last one is that of the entries that follow.
  case accounts
  /// A switch without records.
  case option
  /// Anything else, such as securities.
  case other

  init(_ name: String) {
    let name = name.lowercased()
    if name == "account" {
      self = .accounts
    } else if name.hasPrefix("option:") || name.hasPrefix("clear:") {
      self = .option
    } else {
      self = Self.entryTypes.contains(name) ? .entries : .other
    }
  }

  private static let entryTypes: Set<String> = [
    "type:bank", "type:cash", "type:ccard", "type:oth a", "type:oth l", "type:oth s",
  ]
}
