public import ModuloModels
import ModuloUtilities
import NavigationKit

/// The purpose of the form of an owner, such as a goal or an account.
public enum OwnerFormMode: Equatable, Sendable {
  /// A form for a new row.
  case create
  /// A form that edits the row of a reference.
  case update(NamedReference)
}

/// The purpose of the form of an owner's entry, such as a contribution or a balance.
public enum EntryFormMode: Equatable, Sendable {
  /// A new entry of the owner that is named.
  case create(of: NamedReference)
  /// A form that edits the row of a reference.
  case update(NumberReference)
}

/// The actions that all forms have.
public protocol FormAction: Equatable, Sendable {
  /// Checks the fields and stores what they say.
  static var submit: Self { get }

  /// Leaves the form, after a confirmation if input would be lost.
  static var close: Self { get }

  /// Leaves the form without saving.
  static var discard: Self { get }
}

extension BaseViewModel where Action: FormAction, Command == ScreenCommand<Action> {
  /// Leaves a form, after a confirmation if input would be lost.
  ///
  /// - Parameters:
  ///   - typed: The texts of the fields; white space around them is no input.
  ///   - original: The texts they had at first.
  public func leave(_ typed: [String?], original: [String?]) {
    guard typed.map({ $0?.trimmed }) == original.map({ $0?.trimmed }) else {
      return commands.issue(.confirm(.leaveWithoutSaving, then: .discard))
    }
    router.dismiss()
  }

  /// Fills a field with the stored value, and again where the row is another now: a form that another process wrote
  /// beside stores its changes alone. What was typed since is kept.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - old: The value as the form has read it before; `nil` for the first time.
  ///   - new: The value as it is stored.
  public func fill<Value: Equatable>(
    _ field: ReferenceWritableKeyPath<Self, Value>, from old: Value?, to new: Value
  ) {
    if old == nil || self[keyPath: field] == old { self[keyPath: field] = new }
  }
}
