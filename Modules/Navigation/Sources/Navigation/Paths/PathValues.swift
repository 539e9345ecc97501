import ModuloModels
import ModuloUtilities

/// What the steps of a path name, and what a link says after it, as typed.
public struct PathValues {
  private let values: [String: String]
  private let readDay: (String) throws -> CalendarDay

  init(_ values: [String: String], readDay: @escaping (String) throws -> CalendarDay) {
    self.values = values
    self.readDay = readDay
  }

  /// The text of a step; empty for one that the path doesn't have.
  subscript(step: String) -> String { values[step] ?? "" }

  func reference<Rule>(_ step: String, throwing failure: Failure<Rule>.Type) throws(Failure<Rule>) -> NamedReference {
    try NamedReference(reading: self[step], throwing: failure)
  }

  func number<Rule>(_ step: String, throwing failure: Failure<Rule>.Type) throws(Failure<Rule>) -> NumberReference {
    try NumberReference(reading: self[step], throwing: failure)
  }

  /// The limits of a list, by the names that they have on the command line. One that is empty is none.
  func limits() -> EntryFilterInput {
    EntryLimit.allCases.reduce(into: EntryFilterInput()) { limits, limit in
      let text = self[limit.rawValue]
      if !text.isEmpty { limits[limit] = text }
    }
  }

  func day(_ step: String = "day") throws -> CalendarDay { try readDay(self[step]) }
}

extension EntryFilterInput {
  /// The limits by the names that they have on the command line.
  var pathQuery: [(name: String, text: String)] {
    EntryLimit.allCases.compactMap { limit in self[limit].map { (limit.rawValue, $0) } }
  }
}
