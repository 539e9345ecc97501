import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloPersistence
import ModuloProviders

extension CompletionKind {
  /// The names of the current goals.
  static let goals = CompletionKind.custom { await GoalCompletion.candidates($0, archived: [false]) }
  /// The names of the goals that were put away.
  static let archivedGoals = CompletionKind.custom { await GoalCompletion.candidates($0, archived: [true]) }
  /// The names of all goals, the current ones first.
  static let everyGoal = CompletionKind.custom { await GoalCompletion.candidates($0, archived: [false, true]) }
}

/// The goals that a shell offers: those of the database that the line or the environment says.
@MainActor
enum GoalCompletion {
  /// Newest first. None where there is no database, and none where it can't be read: the command itself will say why.
  static func candidates(_ context: CompletionContext, archived: [Bool]) async -> [CompletionCandidate] {
    var options = context.globalOptions(GlobalOptions.self) ?? GlobalOptions()
    options.data = options.data.map { expanded($0, context.environment) }
    let file = FileLocations(options, context.environment).data
    guard options.mock || FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      let manager = try AppComposition.register(options, context.environment, isRepair: false)
      defer { manager.close() }
      let values = DependencyValues.current
      let provider = values.financialGoalProvider
      try await provider.fetchAll(on: values.today)
      return archived.flatMap { provider.financialGoals(by: .mostRecent, reversed: false, archived: $0) }.map(candidate)
    } catch {
      return []
    }
  }

  /// The name, unless it would be read as something else: then the number.
  private static func candidate(_ goal: FinancialGoalDomain) -> CompletionCandidate {
    let digits = goal.name.hasPrefix("#") ? goal.name.dropFirst() : goal.name[...]
    let isAmbiguous = goal.name.hasPrefix("-") || digits.allSatisfy { ("0"..."9").contains($0) }
    return isAmbiguous
      ? CompletionCandidate("\(goal.number)", abstract: goal.name)
      : CompletionCandidate(goal.name, abstract: "#\(goal.number)")
  }

  /// The shell expands `~` only when the line is run.
  private static func expanded(_ path: String, _ variables: [String: String]) -> String {
    guard path.hasPrefix("~/"), let home = variables["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
