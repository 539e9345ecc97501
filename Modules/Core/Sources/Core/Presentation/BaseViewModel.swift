public import DependencyKit
public import ModuloModels
public import ModuloNavigation
public import ModuloUtilities
public import NavigationKit

// A view model of a feature declares its outlet, and needs nothing else from where that comes.
@_exported public import class DependencyKit.CommandOutlet

/// A view model of Modulo: what an ``ActionModel`` is, with the way to other screens and one error.
///
/// Its commands are ``ScreenCommand`` for most: show a toast, ask before something is lost. A view model knows providers
/// and no terminal, so another application can drive it with views of its own, and it sends itself no action.
@MainActor
public protocol BaseViewModel: ActionModel {
  /// The error of an action; `Never` for a view model whose actions can't fail.
  associatedtype Failure: Error = Never

  /// The way to other screens, and the dependencies.
  var context: ScreenContext { get }

  /// The error of the last action that can fail; `nil` if it succeeded.
  var failure: Failure? { get }

  /// The label of the field whose value was refused; `nil` where none was, or where the form was refused as a whole.
  var refusedField: String? { get }
}

extension BaseViewModel where Failure == Never {
  /// Always `nil`: no action fails.
  public var failure: Never? { nil }
}

extension BaseViewModel {
  /// Whether the last action that can fail has failed.
  public var hasFailed: Bool { failure != nil }

  /// Always `nil`: there is no field.
  public var refusedField: String? { nil }
}

extension BaseViewModel where Failure: PresentableError {
  /// The failure as text; `nil` for none.
  public var failureText: String? { failure?.text(format) }
}

extension BaseViewModel {
  /// The way to other screens.
  public var router: Router<AppDestination> { context.router }

  /// The providers, the preferences, the clock and the like.
  public var dependencies: DependencyValues { context.dependencies }

  /// The formats of amounts, days and texts.
  public var format: FormatContext { context.format }

  /// The day it is now, for which figures hold.
  public var today: CalendarDay { dependencies.today }

  /// The moment of the command, for which figures hold: the host's clock stands still while an action runs.
  public var now: Instant { dependencies.now }
}

extension BaseViewModel {
  /// Does some work and keeps its error; success clears the error.
  ///
  /// - Parameters:
  ///   - failure: Where the error is kept.
  ///   - work: Usually a method of the view model; a closure has to state the type it throws.
  public func attempt<Failure: Error>(
    _ failure: ReferenceWritableKeyPath<Self, Failure?>, _ work: @MainActor () async throws(Failure) -> Void
  ) async {
    do throws(Failure) {
      try await work()
      self[keyPath: failure] = nil
    } catch {
      self[keyPath: failure] = error
    }
  }

  /// Reads what a form shows, at first and whenever it may be another, and keeps the error. Success clears the error, but
  /// for the refusal of a field: that is mended by the user, and not by what others have stored.
  ///
  /// - Parameters:
  ///   - failure: Where the error is kept.
  ///   - work: Usually a method of the view model; a closure has to state the type it throws.
  public func attemptReading<Failure: Error>(
    _ failure: ReferenceWritableKeyPath<Self, Failure?>, _ work: @MainActor () async throws(Failure) -> Void
  ) async {
    do throws(Failure) {
      try await work()
      if refusedField == nil { self[keyPath: failure] = nil }
    } catch {
      self[keyPath: failure] = error
    }
  }
}

/// A command to the host of a screen, to be done once.
public enum ScreenCommand<Action: Equatable & Sendable>: Equatable, Sendable {
  /// Tell the user something in passing.
  case toast(Toast)
  /// Ask the user before something is lost. For a yes, the host sends the view model the first action, for a no the
  /// other one, if there is one; whatever it is, nothing is lost.
  case confirm(Confirmation, then: Action, otherwise: Action? = nil)
}
