/// Where the app goes.
enum ApplicationLifecycle: Hashable, Sendable {
  /// Out of sight.
  case background
  /// Back in front.
  case foreground
}
