public import ModuloCore
public import ModuloModels
public import ModuloNavigation
public import NavigationKit
public import TerminalKit

/// The keys of a screen.
public typealias ScreenKeys = KeyBindingTable<ScreenAction>

/// What a key of a screen does.
public enum ScreenAction: Sendable {
  /// Shows another screen on top of this one, to come back from.
  case push(AppDestination)
  /// Shows a main screen of the flow in the place of all that were opened since its first one.
  case replace(AppDestination)
  /// Shows another screen over this one, as a form is.
  case present(AppDestination, Route = .sheet())
  /// Sends the view model an action.
  case perform(@MainActor @Sendable () async -> Void)
  /// Sends the view model of a form the action that stores it. Enter in its last field does the same.
  case submit(@MainActor @Sendable () async -> Void)
}

extension ScreenAction {
  /// Shows the question of another screen over this one, which stays in view.
  public static func ask(_ destination: AppDestination) -> ScreenAction { .present(destination, .sheet(.fitContent)) }
}

extension KeyBindingTable where Action == ScreenAction {
  /// A table of bindings, the most important first; `nil` stands for one that there is nothing for.
  public init(_ bindings: KeyBinding<ScreenAction>?...) {
    self.init(bindings.compactMap { $0 })
  }
}

/// The part of a long list that is read, and the way to another one.
public struct RowWindow: Sendable {
  /// The number of rows before the first one that is read.
  public let offset: Int
  /// The number of rows of the whole list.
  public let count: Int
  /// The keys of the rows that are read, by which others are found.
  public let keys: [RowKey]
  /// Reads other rows.
  public let show: @MainActor @Sendable (_ page: Page) async -> Void

  /// A window on a list.
  public init(
    offset: Int, count: Int, keys: [RowKey], show: @escaping @MainActor @Sendable (_ page: Page) async -> Void
  ) {
    self.offset = offset
    self.count = count
    self.keys = keys
    self.show = show
  }
}

extension BaseViewModel {
  /// What a key does that sends the view model an action.
  public func sends(_ action: Action) -> ScreenAction {
    .perform { await self.send(action) }
  }
}
