import ModuloModels
import ModuloUtilities

/// What the steps of a path name, as typed.
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

  func day() throws -> CalendarDay { try readDay(self["day"]) }
}
