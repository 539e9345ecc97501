public import ModuloModels
import NavigationKit
public import Observation

/// The actions of a view model that may lose something the user has stored.
public protocol LossAction: Equatable, Sendable {
  /// Reads what would be lost, and has the host ask for it (``ScreenCommand/confirm(_:then:otherwise:)``); where nothing
  /// would be lost, it is done at once.
  static var ask: Self { get }

  /// Does it, without a question.
  static var submit: Self { get }
}

/// A view model that deletes what its screen is about.
@MainActor
public protocol DeletionViewModel: BaseViewModel where Action: LossAction, Command == ScreenCommand<Action> {
  /// The type of the deleted item.
  associatedtype Deleted

  /// The deleted item as it was; `nil` until it is deleted.
  var deleted: Deleted? { get }
}

/// The actions of the deletion of one stored row.
public enum RowDeletionAction: LossAction {
  /// The row is read, and its deletion confirmed; where nothing is lost, it is deleted at once.
  case ask
  /// Deletes.
  case submit
  /// Leaves the screen without deleting.
  case discard
}

/// What a deletion is called, asks and tells, in one format.
public struct DeletionWords<Row>: Sendable {
  /// The title of the screen.
  public let title: String
  /// Tells that a row is deleted, for a moment.
  public let toast: @MainActor @Sendable (Row) -> Toast
  /// Asks whether the row is to be deleted; `nil` where nothing is lost by it.
  public let question: @MainActor @Sendable (Row) -> String?
  /// Tells what was deleted.
  public let deleted: @MainActor @Sendable (Row) -> String
  /// Tells what ended with the row; `nil` for nothing.
  public let ended: @MainActor @Sendable (Row) -> String?

  /// Creates the words of a deletion.
  ///
  /// - Parameter toast: Is made of what is told of the row.
  public init(
    title: String, toast: @escaping @Sendable (String) -> Toast,
    question: @escaping @MainActor @Sendable (Row) -> String?,
    deleted: @escaping @MainActor @Sendable (Row) -> String,
    ended: @escaping @MainActor @Sendable (Row) -> String? = { _ in nil }
  ) {
    self.title = title
    self.toast = { toast(deleted($0)) }
    self.question = question
    self.deleted = deleted
    self.ended = ended
  }
}

/// Deletes one stored row, with what belongs to it, after a question that says what would be lost.
@MainActor
@Observable
public final class RowDeletion<Row: Sendable, Failure: Error>: DeletionViewModel {
  public let context: ScreenContext
  public let commands = CommandOutlet<ScreenCommand<RowDeletionAction>>()
  /// The row as it was when it was deleted; `nil` until then.
  public private(set) var deleted: Row?
  public private(set) var failure: Failure?
  /// What the deletion is called, asks and tells.
  @ObservationIgnored public let words: DeletionWords<Row>
  /// The row that the question was about.
  @ObservationIgnored private var row: Row?
  @ObservationIgnored private let find: @MainActor () async throws(Failure) -> Row
  @ObservationIgnored private let delete: @MainActor (Row) async throws(Failure) -> Row

  /// - Parameters:
  ///   - find: Reads the row.
  ///   - delete: Deletes the row that was read; returns it as it was.
  public init(
    _ context: ScreenContext, _ words: DeletionWords<Row>,
    find: @escaping @MainActor () async throws(Failure) -> Row,
    delete: @escaping @MainActor (Row) async throws(Failure) -> Row
  ) {
    self.context = context
    self.words = words
    self.find = find
    self.delete = delete
  }

  public func send(_ action: RowDeletionAction) async {
    await attempt(\.failure) { () async throws(Failure) in
      switch action {
      case .ask: try await submitOrAsk()
      case .submit: try await submit()
      case .discard: router.dismiss()
      }
    }
  }

  private func submitOrAsk() async throws(Failure) {
    let row = try await find()
    self.row = row
    guard let question = words.question(row) else { return try await submit() }
    commands.issue(.confirm(.loss(question), then: .submit, otherwise: .discard))
  }

  private func submit() async throws(Failure) {
    // A host that doesn't ask hasn't read the row.
    let row = if let row { row } else { try await find() }
    deleted = try await delete(row)
    router.dismiss()
    if let deleted { commands.issue(.toast(words.toast(deleted))) }
  }
}
