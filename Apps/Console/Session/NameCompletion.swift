import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloPersistence
import ModuloProviders
import ModuloUtilities

extension CompletionKind {
  /// The names of the current goals.
  static let goals = CompletionKind.custom { await NameCompletion.goals($0, archived: [false]) }
  /// The names of the goals that were put away.
  static let archivedGoals = CompletionKind.custom { await NameCompletion.goals($0, archived: [true]) }
  /// The names of all goals, the current ones first.
  static let everyGoal = CompletionKind.custom { await NameCompletion.goals($0, archived: [false, true]) }
  /// The names of the accounts.
  static let accounts = CompletionKind.custom { await NameCompletion.accounts($0) }
  /// The names of the groups of blocks.
  static let groups = CompletionKind.custom { await NameCompletion.groups($0) }
  /// The names of the blocks.
  static let blocks = CompletionKind.custom { await NameCompletion.blocks($0) }
  /// The names of the blocks, and those of the groups.
  static let targetOwners = CompletionKind.custom { await NameCompletion.blocks($0) + NameCompletion.groups($0) }
  /// The numbers of the rates, the newest first.
  static let rates = CompletionKind.custom { await NameCompletion.rates($0) }
  /// The numbers of the hourly rates.
  static let hourlyRates = CompletionKind.custom { await NameCompletion.hourlyRates($0) }
  /// The numbers of the newest contributions.
  static let contributions = CompletionKind.custom { await NameCompletion.contributions($0) }
  /// The numbers of the plans.
  static let plans = CompletionKind.custom { await NameCompletion.plans($0) }
  /// The numbers of the plans of which something is due.
  static let due = CompletionKind.custom { await NameCompletion.due($0) }
  /// The numbers of the newest balances.
  static let balances = CompletionKind.custom { await NameCompletion.balances($0) }
  /// The numbers of the newest sessions.
  static let sessions = CompletionKind.custom { await NameCompletion.sessions($0) }
  /// The numbers of what is planned from today on.
  static let plannedBlocks = CompletionKind.custom { await NameCompletion.plannedBlocks($0) }
  /// The numbers of the newest steps of the history.
  static let steps = CompletionKind.custom { await NameCompletion.steps($0) }
}

/// The names that a shell offers: those of the database that the line or the environment says.
@MainActor
enum NameCompletion {
  /// Newest first.
  static func goals(_ context: CompletionContext, archived: [Bool]) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.financialGoalProvider
      try await provider.fetchAll(on: values.today)
      return archived.flatMap { provider.financialGoals(by: .recent, reversed: false, archived: $0) }
        .map { candidate($0.name, $0.number) }
    }
  }

  /// By name.
  static func accounts(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.financialAccountProvider
      try await provider.fetchAll(on: values.today)
      return provider.financialAccounts(by: .name).map { candidate($0.name, $0.number) }
    }
  }

  /// In their order; the default group has no number while it isn't stored.
  static func groups(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.blockGroupProvider
      try await provider.fetchAll()
      return provider.groups.map { candidate($0.name, $0.number) }
    }
  }

  /// In the order of their groups; a name that stands in two groups is offered with its group.
  static func blocks(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.blockProvider
      try await provider.fetchAll(of: nil, on: values.today)
      let rows = provider.groups.flatMap { group in provider.blocks(of: group.id).map { (group, $0) } }
      let namesakes = Dictionary(grouping: rows) { $0.1.name.folded }
      return rows.map { group, block in
        let isUnique = namesakes[block.name.folded]?.count == 1
        return candidate(isUnique ? block.name : "\(group.name)/\(block.name)", block.number)
      }
    }
  }

  /// In the order of the list, each with what it says.
  static func rates(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.exchangeRateProvider
      try await provider.fetchAll()
      return provider.exchangeRates.map { CompletionCandidate("\($0.number)", abstract: $0.text(values.format)) }
    }
  }

  /// In the order of the list, each with what it says.
  static func hourlyRates(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      try await values.hourlyRateProvider.rates().map {
        CompletionCandidate("\($0.number)", abstract: $0.line(values.format))
      }
    }
  }

  /// By number, each with what it enters.
  static func plans(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.recurringPlanProvider
      try await provider.fetchAll(of: nil)
      return provider.recurringPlans.map { CompletionCandidate("\($0.number)", abstract: $0.line(values.format)) }
    }
  }

  /// By the oldest day, each with what it enters.
  static func due(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let due = try await values.recurringPlanProvider.due(on: values.today, limit: Page.first.limit)
      var numbers: Set<Int> = []
      return due.occurrences.map(\.plan).filter { numbers.insert($0.number).inserted }
        .map { CompletionCandidate("\($0.number)", abstract: $0.line(values.format)) }
    }
  }

  /// Newest first, each with its amount, its name, its goal and its day.
  static func contributions(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let (provider, format) = (values.contributionProvider, values.format)
      let found = try await provider.fetchAll(of: nil, matching: .all, on: values.today, page: .first)
      return provider.contributions.map { row in
        let shown = row.toUIModel(format, of: found.list.owners[row.goalID])
        let parts = [shown.amount, shown.name, shown.goal, format.day(row.date)].compactMap(\.self)
        return CompletionCandidate("\(row.number)", abstract: parts.joined(separator: ", "))
      }
    }
  }

  /// Newest first, each with its account, its amount, its note and its day.
  static func balances(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let (provider, format) = (values.balanceUpdateProvider, values.format)
      let found = try await provider.fetchAll(of: nil, matching: .all, on: values.today, page: .first)
      return provider.balanceUpdates.map { row in
        let shown = row.toUIModel(format, of: found.owners[row.accountID])
        let parts = [shown.account, shown.balance, shown.note, format.day(row.date)].compactMap(\.self)
        return CompletionCandidate("\(row.number)", abstract: parts.joined(separator: ", "))
      }
    }
  }

  /// Newest first, each with its block and its day.
  static func sessions(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let (provider, format) = (values.trackingSessionProvider, values.format)
      try await provider.fetchAll(of: nil, in: nil, page: .first)
      return provider.sessions.map { row in
        CompletionCandidate("\(row.session.number)", abstract: "\(row.block.name), \(format.day(row.session.day))")
      }
    }
  }

  /// By their starts, each with its block and its time.
  static func plannedBlocks(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let (provider, format) = (values.plannedBlockProvider, values.format)
      return try await provider.fetchAll(of: .all, in: values.today ... .latest).map { row in
        CompletionCandidate(
          "\(row.plan.number)", abstract: "\(row.block.name), \(format.localSpan(row.plan.span))")
      }
    }
  }

  /// Newest first, each with what it changed.
  static func steps(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let format = values.format
      return try await values.historyProvider.steps(since: nil, containing: nil, limit: Page.first.limit).steps.map {
        CompletionCandidate("\($0.number)", abstract: $0.line(format))
      }
    }
  }

  /// None where there is no database, and none where it can't be read: the command itself will say why.
  static func candidates(
    _ context: CompletionContext, _ read: (DependencyValues) async throws -> [CompletionCandidate]
  ) async -> [CompletionCandidate] {
    let options = context.options
    let file = context.locations.database
    guard options.mock || file.map({ FileManager.default.fileExists(atPath: $0.path) }) ?? true else { return [] }
    do {
      let (session, manager) = try AppComposition.session(
        for: options, context.environment, on: StandardStreams(), language: .english, isRepair: false)
      defer { manager.close() }
      return try await read(session.dependencies)
    } catch {
      return []
    }
  }

  /// The name, unless it would be read as something else: then the number.
  static func candidate(_ name: String, _ number: Int) -> CompletionCandidate {
    let digits = name.hasPrefix("#") ? name.dropFirst() : name[...]
    let isDigits = digits.allSatisfy { ("0"..."9").contains($0) }
    let isAmbiguous = name.hasPrefix("-") || isDigits || NamedReference(name) == nil
    return isAmbiguous
      ? CompletionCandidate("\(number)", abstract: name) : CompletionCandidate(name, abstract: "#\(number)")
  }

}

extension CompletionContext {
  /// The global options of the line.
  fileprivate var options: GlobalOptions {
    var options = globalOptions(GlobalOptions.self) ?? GlobalOptions()
    options.data = options.data.flatMap { PlaceArgument(argument: expanded($0.text)) }
    options.config = options.config.flatMap { PathArgument(argument: expanded($0.path)) }
    return options
  }

  /// Where the line, or the environment, says that the data and the settings are.
  var locations: FileLocations { FileLocations(options, environment) }

  /// The shell expands `~` only when the line is run.
  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
