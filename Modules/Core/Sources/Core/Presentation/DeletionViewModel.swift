/// A view model that deletes what its screen is about. A host that knows how asks ``question`` before it submits.
@MainActor
public protocol DeletionViewModel: BaseViewModel where Action: DeletionAction {
  /// What is deleted.
  associatedtype Deleted

  /// The question to ask the user before it is submitted; `nil` until what would be lost was read.
  var question: String? { get }

  /// What was deleted, as it was; `nil` until it is gone.
  var deleted: Deleted? { get }
}

/// What every deletion can be told.
public protocol DeletionAction: Equatable, Sendable {
  /// The screen comes into view: what would be lost is read.
  static var appear: Self { get }

  /// Deletes.
  static var submit: Self { get }
}
