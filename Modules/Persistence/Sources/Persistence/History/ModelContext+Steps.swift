public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModelContext {
  /// A step as users see it. It costs a search for each of the first rows of a noun with names.
  ///
  /// - Parameter isUndone: Whether the step is taken back.
  public borrowing func domain(of step: HistoryStep, isUndone: Bool) throws(PersistenceError) -> HistoryStepDomain {
    var changes: [HistoryChange] = []
    for model in ModuloMigrationPlan.newest.models {
      guard let model = model as? any StoredModel.Type else { continue }
      changes += try self.changes(of: model, in: step)
    }
    return HistoryStepDomain(
      id: step.id, number: Int(step.number), date: Instant(step.date), author: step.author, command: step.words,
      kind: HistoryStepDomain.Kind(step.kind), isUndone: isUndone, isComplete: step.isComplete,
      targets: step.targets.map { Int($0) }, changes: changes)
  }

  /// What is known of the request with an id; `nil` when none was carried out.
  public borrowing func receiptDomain(of id: UUID) throws(PersistenceError) -> HistoryReceiptDomain? {
    guard let receipt = try receipt(of: id) else { return nil }
    let rows = receipt.inserted.sorted { $0.key < $1.key }.compactMap { table, numbers in
      ModuloMigrationPlan.nouns[table].map { noun in
        HistoryReceiptRows(noun, numbers.map { Int($0.lowerBound)...Int($0.upperBound) })
      }
    }
    return HistoryReceiptDomain(
      id: id, step: Int(receipt.step), date: Instant(receipt.date), digest: receipt.digest, isKept: receipt.isKept,
      isUndone: receipt.isUndone, rows: rows.filter { $0.count > 0 })
  }

  private borrowing func changes<Model: StoredModel>(
    of model: Model.Type, in step: HistoryStep
  ) throws(PersistenceError) -> [HistoryChange] {
    let (added, updated, deleted) = (
      try step.insertedNumbers(of: model), try step.updated(model), try step.deleted(model)
    )
    var names: [String] = []
    if model is any Named.Type, let first = added.first {
      let numbers = Array(first.prefix(Self.mostNames))
      for case let row as any Named in try fetch(numbers, of: model) { names.append(row.name) }
    }
    let count = added.reduce(0) { $0 + $1.count }
    return [
      HistoryChange(model.noun, .added, count: count, names: names),
      HistoryChange(model.noun, .changed, count: updated.count, names: Self.names(of: updated)),
      HistoryChange(model.noun, .deleted, count: deleted.count, names: Self.names(of: deleted)),
    ].filter { $0.count > 0 }
  }

  /// The rows with these numbers that are there.
  private borrowing func fetch<Model: StoredModel>(
    _ numbers: [Int64], of model: Model.Type
  ) throws(PersistenceError) -> [Model] {
    var found: [Model] = []
    for number in numbers { found += try row(number, of: model).map { [$0] } ?? [] }
    return found
  }

  private static func names(of rows: [some StoredModel]) -> [String] {
    rows.prefix(mostNames).compactMap { ($0 as? any Named)?.name }
  }

  private static var mostNames: Int { 3 }
}

extension HistoryStepDomain.Kind {
  fileprivate init(_ kind: HistoryStep.Kind) {
    self =
      switch kind {
      case .change: .change
      case .undo: .undo
      case .redo: .redo
      }
  }
}
