import ModuloModels
import ModuloNavigation
import ModuloUtilities

/// The screens of some domains by their paths, whose steps with a colon vary.
protocol ScreenPath: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The screen with what varies in its place.
  ///
  /// - Throws: As the command for what a step names.
  @MainActor func destination(_ steps: ScreenPathSteps) throws -> AppDestination
}

/// What a path names, by its steps.
@MainActor
struct ScreenPathSteps {
  let values: [String: String]
  let session: ConsoleSession
  let text: String

  private func value(_ step: String) -> String { values[step] ?? "" }

  func goal() throws -> NamedReference { try session.goal(value("goal")) }
  func account() throws -> NamedReference { try session.account(value("account")) }
  func group() throws -> NamedReference { try session.group(value("group")) }
  func block() throws -> BlockReference { try session.block(value("block")) }
  func day() throws -> CalendarDay { try session.day(value("day")) }

  func number<Rule: ScreenFailure>(
    _ step: String, _ failure: Failure<Rule>.Type
  ) throws -> NumberReference {
    try session.number(value(step), failure)
  }

  func month() throws -> CalendarMonth {
    guard let month = CalendarMonth(value("month")) else { throw ScreenName.unknown(text, session) }
    return month
  }

  func setting() throws -> Setting {
    guard let setting = Setting(rawValue: value("key")) else { throw ScreenName.unknown(text, session) }
    return setting
  }
}
