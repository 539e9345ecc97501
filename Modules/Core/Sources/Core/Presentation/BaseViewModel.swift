public import DependencyKit
public import ModuloModels
public import ModuloNavigation
public import ModuloUtilities
public import NavigationKit

/// A view model: *actions in, state and commands out*.
///
/// - An **action** is what the user did. It is sent through ``send(_:)``, which returns when its results are there.
/// - **State** is what stays visible: observable properties that the screen shows.
/// - A **command** is what the host of the screen has to do once: show a toast, ask before something is lost. It comes
///   out through ``commands``, in order.
///
/// It goes one way only: a host issues no command, a view model sends itself no action. A view model knows providers
/// and no terminal, so another application can drive it with views of its own.
@MainActor
public protocol BaseViewModel: AnyObject {
  /// The actions of the user.
  associatedtype Action: Sendable
  /// ``ScreenCommand`` for most; `Never` for a view model that leaves nothing to its host.
  associatedtype Command: Sendable & Equatable = Never
  /// The error of an action; `Never` for a view model whose actions can't fail.
  associatedtype Failure: Error = Never

  /// The way to other screens, and the dependencies.
  var context: ScreenContext { get }

  /// The outlet of the commands for the host.
  var commands: CommandOutlet<Command> { get }

  /// The error of the last action that can fail; `nil` if it succeeded.
  var failure: Failure? { get }

  /// The label of the field whose value was refused; `nil` where none was, or where the form was refused as a whole.
  var refusedField: String? { get }

  /// Carries out an action. It returns when the state shows its results, and its commands are issued.
  func send(_ action: Action) async
}

extension BaseViewModel where Command == Never {
  /// An outlet without commands.
  public var commands: CommandOutlet<Never> { CommandOutlet() }
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
