import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloPersistence

extension AppComposition {
  /// A session on data that nothing is saved to: the sample data or none, or the user's own as in a dry run.
  ///
  /// - Returns: The session, and the owner of its data, to be closed at the end; `nil` where that is the user's session's.
  static func previewing(
    _ user: ConsoleSession, _ state: PreviewState
  ) throws -> (session: ConsoleSession, manager: (any DataContextManager)?) {
    var values = user.dependencies
    guard user.options.isMock else {
      values.shared = try settingsInMemory(of: user)
      let manager = try composeLive(&values, user.labels, data: user.locations.data, isDryRun: true)
      return (user.on(values), manager)
    }
    switch state {
    case .filled, .unread, .refused: return (user, nil)
    case .empty: try composeEmpty(&values, user.labels)
    case .failed: try composeEmpty(&values, user.labels, failure: .permission(path: user.locations.data.shown))
    }
    return (user.on(values), nil)
  }

  /// The user's settings as they are, in a copy.
  private static func settingsInMemory(of user: ConsoleSession) throws -> SharedState {
    do {
      return SharedState(inMemory: try FileSharedStorage(settings: user.locations.settings).read())
    } catch {
      throw ConsoleFailure(error, user.format.language)
    }
  }
}
