import DependencyKit

/// What the system tells the app, passed on to the lifecycle service.
@MainActor
final class AppDelegate {
  private let lifecycle: any LifecycleService

  init(_ dependencies: DependencyValues) { lifecycle = dependencies.lifecycle }

  func applicationDidEnterBackground() { lifecycle.report(.background) }

  func applicationWillEnterForeground() { lifecycle.report(.foreground) }

  func applicationWillTerminate() { lifecycle.finish() }
}
