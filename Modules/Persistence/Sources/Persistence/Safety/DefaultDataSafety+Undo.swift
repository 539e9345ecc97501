import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

extension DefaultDataSafety {
  public func takeBackRestore(
    _ step: Int, at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> DataRestoration {
    let place = try await place(of: step)
    let copy = try copy(named: place.mark)
    if isDryRun { return try await tryRestore(from: copy) }
    return try await replace(by: copy, endingWith: place.last) { (container, kept) async throws(PersistenceError) in
      // A redo leads to the data as they were, with their last step.
      guard place.mark.kind == .change else { return }
      try await container.write { try $0.pauseTracking(at: Instant(place.mark.date), ifLong: limit, now) }
      try await container.write { try $0.markStep(as: kept, isUndo: true) }
    }
  }

  /// The step of a restore, or of its undo, and the id of the last step of all.
  private func place(of number: Int) async throws(RepositoryError) -> (mark: HistoryStep, last: UUID?) {
    do {
      return try await manager.container().read { context in
        let step = try context.step(Int64(number))
        guard step.isMark else { throw PersistenceError.undo(.notUndoable(step: step.number)) }
        let next =
          step.kind == .undo ? try context.redoableSteps(limit: 1) : try context.undoableSteps(limit: 1)
        guard next.first?.number == step.number else {
          throw RepositoryError.forbidden(.history(.writtenSince(step: number)))
        }
        return (step, try context.historyToken().id)
      }
    } catch {
      throw RepositoryError(error)
    }
  }

  /// The copy that a step names, as the restore has kept it.
  private func copy(named mark: HistoryStep) throws(RepositoryError) -> URL {
    let step = Int(mark.number)
    let kept: KeptDatabase?
    do {
      kept = try ModelContainer.kept(as: mark.id, for: manager.configuration)
    } catch {
      throw RepositoryError(error)
    }
    switch kept {
    case .there(let url): return url
    case .gone(let url): throw .forbidden(.history(.copyGone(step: step, name: url.lastPathComponent)))
    case .changed(let url): throw .forbidden(.history(.copyChanged(step: step, name: url.lastPathComponent)))
    case nil: throw .forbidden(.history(.replaced(step: step)))
    }
  }
}

extension ModelContext {
  /// Pauses the running session at the moment of a restore, if that is longer ago than a long session.
  fileprivate borrowing func pauseTracking(at moment: Instant, ifLong limit: LongSession, _ now: Instant) throws {
    guard moment.milliseconds(until: now) >= Int64(limit.hours) * 3_600_000 else { return }
    try changeTracking { state in
      do throws(TrackingRule) { return try state.pause(at: moment) } catch { return state.suspended }
    }
  }
}
