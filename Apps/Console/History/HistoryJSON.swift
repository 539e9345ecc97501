import Foundation
import ModuloData
import ModuloModels
import ModuloUtilities

/// The documents of `undo`, `redo` and `history`.
enum HistoryJSON {
  static let step = Document("history-step", "A write of the data, and what it changed", members)

  static let list = Document<(steps: [HistoryStepDomain], hasMore: Bool)>(
    "history-list", "The newest writes of the data",
    [
      Member("steps", .list(.object(members))) { $0.steps },
      Member("hasMore", .flag, "Whether there are earlier ones.") { $0.hasMore },
    ])

  static let undo = Document<UndoneSteps>(
    "undo", "The steps that were taken back",
    [
      Member("undone", .list(.object(members))) { $0.steps },
      Member("staying", .integer, "How many rows that they added stay, with `--rest`.") { $0.left.staying },
      Member("changedSince", .integer, "How many of those were changed since.") { $0.left.changed },
      Member("inUse", .integer, "How many of those others belong to.") { $0.left.needed },
      Member("deletedBefore", .integer, "How many rows that they added weren't there any more.") { $0.left.gone },
    ])

  static let redo = Document<[HistoryStepDomain]>(
    "redo", "The steps that are there again", [Member("redone", .list(.object(members))) { $0 }])

  static let receipt = Document<HistoryReceiptDomain>(
    "receipt", "What is known of a command with `--id` that was done before, where its own answer isn't",
    [
      Member("id", .id) { $0.id },
      Member("step", .integer, "The number of its step in the history.") { $0.step },
      Member("at", .moment) { ZonedInstant($0.date, in: .gmt) },
      Member("undone", .flag, "Whether it is taken back.") { $0.isUndone },
      Member("added", .list(.object(rows)), "The rows that it added, where their numbers are kept.") { $0.rows },
    ])

  static let clearing = Document<Int>(
    "history-clear", "How many steps were forgotten", [Member("steps", .integer) { $0 }])

  static let schemas = [step.schema, list.schema, undo.schema, redo.schema, clearing.schema, receipt.schema]

  /// The members of a step, in every document that has one.
  static let members: [Member<HistoryStepDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("at", .moment) { ZonedInstant($0.date, in: .gmt) },
    Member("command", .text, "Without the program's name, and without arguments.") { $0.command },
    Member("kind", .choice) { $0.kind },
    Member("undone", .flag, "Whether it is taken back.") { $0.isUndone },
    Member("complete", .flag, "Whether what it changed is kept, so that it can be taken back.") { $0.isComplete },
    Member("targets", .list(.integer), "The steps that it took back.") { $0.targets },
    Member("changes", .list(.object(change))) { $0.changes },
  ]

  private static let rows: [Member<HistoryReceiptRows>] = [
    Member("noun", .text) { $0.noun.name },
    Member("count", .integer) { $0.count },
    Member("numbers", .list(.object(range)), "Runs of their numbers.") { $0.numbers },
  ]

  private static let range: [Member<ClosedRange<Int>>] = [
    Member("first", .integer) { $0.lowerBound }, Member("last", .integer) { $0.upperBound },
  ]

  private static let change: [Member<HistoryChange>] = [
    Member("noun", .text) { $0.noun.name },
    Member("kind", .choice) { $0.kind },
    Member("count", .integer) { $0.count },
    Member("names", .list(.text), "Of the first rows, where they have names.") { $0.names },
  ]
}

extension HistoryListScreen: ListScreen {
  var csv: [[String]]? { viewModel.steps.map(HistoryJSON.members.csv) }

  var json: JSONValue? { viewModel.steps.map { HistoryJSON.list.json(($0, viewModel.hasFurtherSteps)) } }
}

extension HistoryStepScreen: LinkedScreen {
  var json: JSONValue? { viewModel.step.map(HistoryJSON.step.json) }
}
