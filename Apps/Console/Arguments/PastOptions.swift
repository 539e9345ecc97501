import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels
import ModuloProviders
import ModuloStores

/// A command that only reads the data, as they are or as they were.
protocol ReadingCommand: ConsoleCommand {
  /// The moment whose data it reads.
  var past: PastOptions { get }
}

/// The option of the commands that only read the data.
struct PastOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show the data as they were: after a step of the history, or at a time.", valueName: "step|time"),
    completion: .steps)
  var asOf: MomentArgument?
}

/// A moment of the history as it was typed. What it means depends on now and on the time zone.
struct MomentArgument: TypedArgument {
  static let missing = "the moment is missing"
  let text: String
}

extension ReadingCommand {
  var moment: MomentArgument? { past.asOf }
}

extension DependencyValues {
  /// The moment that an argument means; `nil` for none.
  func read(_ argument: MomentArgument?) throws -> PastMoment? {
    do {
      return try argument.map { argument throws(HistoryError) in
        try readPastMoment(argument.text, throwing: HistoryError.self)
      }
    } catch {
      throw ConsoleFailure(error, format)
    }
  }
}

extension ConsoleSession {
  /// Reads which step of the history the data are shown as of.
  ///
  /// - Throws: The failure of opening them, before the command has done anything.
  func openPast() async throws {
    do {
      past = try await dependencies.historyProvider.steps(since: nil, containing: nil, limit: 1).steps.first
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  /// Says that the data aren't those of now.
  func tellPast() {
    if let past { tell(format.strings.history.asOf("#\(past.number)", format.moment(past.date))) }
  }
}
