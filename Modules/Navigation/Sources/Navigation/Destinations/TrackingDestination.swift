public import ModuloModels
public import NavigationKit

/// Screens for the running session.
public enum TrackingDestination: DestinationItem {
  /// The running session, with today's board.
  case running
  /// The form that starts a session of a block; of the one that was tracked last for `nil`.
  case start(BlockReference?)
  /// The form that saves the running session and starts one of another block.
  case change(to: BlockReference)
  /// The form that completes the session.
  case completion
  /// The screen that discards the session, after a question where time would be lost.
  case discard
}

extension AppDestination {
  /// A screen about the running session.
  public static func tracking(_ destination: TrackingDestination) -> AppDestination { AppDestination(destination) }
}

extension TrackingDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("track") { _ in .running },
    DestinationPath("track/start/:block") { .start(try $0.block()) },
    DestinationPath("track/continue") { _ in .start(nil) },
    DestinationPath("track/switch/:block") { .change(to: try $0.block()) },
    DestinationPath("track/complete") { _ in .completion },
    DestinationPath("track/discard", isLink: false) { _ in .discard },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .running: ["track"]
    case .start(let block?): ["track", "start", .value("block", block.path)]
    case .start(nil): ["track", "continue"]
    case .change(let block): ["track", "switch", .value("block", block.path)]
    case .completion: ["track", "complete"]
    case .discard: ["track", "discard"]
    }
  }

  public var flow: AppFlow { .time }
}
