public import ModuloModels
public import ModuloUtilities
public import NavigationKit

/// Screens for stored sessions.
public enum TrackingSessionDestination: DestinationItem {
  /// The sessions of a block, or of all blocks for `nil`, newest first.
  case list(block: BlockReference?)
  /// The form for time that was spent on a block without tracking it: on a day, which its times begin with; today for
  /// `nil`.
  case create(block: BlockReference, on: CalendarDay? = nil)
  /// The form that edits a session.
  case update(NumberReference)
  /// The form that divides a session in two.
  case split(NumberReference)
  /// The form that joins a session with another one.
  case join(NumberReference)
  /// The screen that deletes a session, after a question.
  case deletion(NumberReference)
  /// The import of a CSV file, whose rows name their blocks.
  case importFile
  /// The export of the times of some blocks into a file.
  case exportFile(of: TimeFilter)
}

extension AppDestination {
  /// A screen about stored sessions.
  public static func trackingSession(_ destination: TrackingSessionDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension TrackingSessionDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("block/:block/session") { .list(block: try $0.block()) },
    DestinationPath("block/:block/session/new") { .create(block: try $0.block()) },
    DestinationPath("session") { _ in .list(block: nil) },
    DestinationPath("session/import") { _ in .importFile },
    DestinationPath("session/export") { _ in .exportFile(of: .all) },
    DestinationPath("block/:block/session/export") { .exportFile(of: .block(try $0.block())) },
    DestinationPath("group/:group/session/export") { .exportFile(of: .group(try $0.group())) },
    DestinationPath("session/:session/edit") { .update(try $0.session()) },
    DestinationPath("session/:session/split") { .split(try $0.session()) },
    DestinationPath("session/:session/join") { .join(try $0.session()) },
    DestinationPath("session/:session/delete", isLink: false) { .deletion(try $0.session()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(let block?): ["block", .value("block", block.path), "session"]
    case .create(let block, _): ["block", .value("block", block.path), "session", "new"]
    case .list(nil): ["session"]
    case .update(let session): ["session", .value("session", session.path), "edit"]
    case .split(let session): ["session", .value("session", session.path), "split"]
    case .join(let session): ["session", .value("session", session.path), "join"]
    case .deletion(let session): ["session", .value("session", session.path), "delete"]
    case .importFile: ["session", "import"]
    case .exportFile(.all): ["session", "export"]
    case .exportFile(.block(let block)): ["block", .value("block", block.path), "session", "export"]
    case .exportFile(.group(let group)): ["group", .value("group", group.path), "session", "export"]
    }
  }

  public var flow: AppFlow { .time }
}

extension PathValues {
  fileprivate func session() throws(TrackingError) -> NumberReference {
    try number("session", throwing: TrackingError.self)
  }
}
