public import ModuloModels
import NavigationKit
public import Observation

/// A view model that deletes what its screen is about. A host that knows how asks ``question`` before it submits.
@MainActor
public protocol DeletionViewModel: BaseViewModel where Action: DeletionAction {
  /// The type of the deleted item.
  associatedtype Deleted

  /// The question to ask the user before it is submitted; `nil` until what would be lost was read, and where
  /// nothing would be.
  var question: String? { get }

  /// The deleted item as it was; `nil` until it is deleted.
  var deleted: Deleted? { get }
}

/// The actions that all deletions have.
public protocol DeletionAction: Equatable, Sendable {
  /// The screen comes into view: what would be lost is read.
  static var appear: Self { get }

  /// Deletes.
  static var submit: Self { get }
}

/// The actions of the deletion of one stored row.
public enum RowDeletionAction: DeletionAction {
  /// The screen appears: the row is read.
  case appear
  /// Requests confirmation; where nothing is lost, deletes at once.
  case delete
  /// Deletes.
  case submit
}

/// Deletes one stored row, with what belongs to it. A host that can ask shows ``question`` first, which says what would
/// be lost.
@MainActor
@Observable
public final class RowDeletion<Row: Sendable, Failure: Error>: DeletionViewModel {
  public let context: ScreenContext
  public let commands = CommandOutlet<ScreenCommand<RowDeletionAction>>()
  /// The row as it was read; `nil` until then.
  public private(set) var row: Row?
  /// The row as it was when it was deleted; `nil` until then.
  public private(set) var deleted: Row?
  public private(set) var failure: Failure?
  @ObservationIgnored private let toast: Toast
  @ObservationIgnored private let ask: @MainActor (Row) -> String?
  @ObservationIgnored private let find: @MainActor () async throws(Failure) -> Row
  @ObservationIgnored private let delete: @MainActor (Row) async throws(Failure) -> Row

  /// - Parameters:
  ///   - toast: Tells that the row is deleted.
  ///   - question: Asks whether the row is to be deleted; `nil` where nothing is lost by it.
  ///   - find: Reads the row.
  ///   - delete: Deletes the row that was read; returns it as it was.
  public init(
    _ context: ScreenContext, toast: Toast, question: @escaping @MainActor (Row) -> String?,
    find: @escaping @MainActor () async throws(Failure) -> Row,
    delete: @escaping @MainActor (Row) async throws(Failure) -> Row
  ) {
    self.context = context
    self.toast = toast
    self.ask = question
    self.find = find
    self.delete = delete
  }

  /// The confirmation question before submitting; `nil` until the row was read, and where nothing is lost.
  public var question: String? { row.flatMap(ask) }

  public func send(_ action: RowDeletionAction) async {
    await attempt(\.failure) { () async throws(Failure) in
      switch action {
      case .appear: row = try await find()
      case .delete where row != nil && question == nil: try await submit()
      case .delete: commands.issue(.confirm(.deletion, then: .submit))
      case .submit: try await submit()
      }
    }
  }

  private func submit() async throws(Failure) {
    // A host that doesn't ask hasn't read the row.
    let row = if let row { row } else { try await find() }
    deleted = try await delete(row)
    router.dismiss()
    commands.issue(.toast(toast))
  }
}
