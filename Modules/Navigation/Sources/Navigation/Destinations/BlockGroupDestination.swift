public import ModuloModels
public import NavigationKit

/// Screens for groups of blocks.
public enum BlockGroupDestination: DestinationItem {
  /// All groups, in their order, which can be changed there.
  case list
  /// The form for a new group.
  case create
  /// The form that renames a group.
  case update(NamedReference)
  /// The screen that deletes a group, after a question.
  case deletion(NamedReference)
}

extension AppDestination {
  /// A screen about groups of blocks.
  public static func blockGroup(_ destination: BlockGroupDestination) -> AppDestination { AppDestination(destination) }
}

extension BlockGroupDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("group") { _ in .list },
    DestinationPath("group/new") { _ in .create },
    DestinationPath("group/:group/edit") { .update(try $0.group()) },
    DestinationPath("group/:group/delete", isLink: false) { .deletion(try $0.group()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["group"]
    case .create: ["group", "new"]
    case .update(let group): ["group", .value("group", group.path), "edit"]
    case .deletion(let group): ["group", .value("group", group.path), "delete"]
    }
  }

  public var flow: AppFlow { .time }
}

extension PathValues {
  /// The reference to a group of blocks.
  func group() throws(BlockGroupError) -> NamedReference { try reference("group", throwing: BlockGroupError.self) }
}
