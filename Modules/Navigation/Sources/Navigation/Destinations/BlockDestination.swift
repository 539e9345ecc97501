public import ModuloModels
public import NavigationKit

/// Screens for blocks.
public enum BlockDestination: DestinationItem {
  /// All blocks by their groups, or those of one group, in their order, which can be changed there.
  case list(group: NamedReference?)
  /// The form for a new block.
  case create
  /// The form that edits a block.
  case update(BlockReference)
  /// A block with its totals.
  case details(BlockReference)
  /// The screen that deletes a block, after a question.
  case deletion(BlockReference)
  /// The icons that a block can have.
  case icons
  /// The colours that a block can have.
  case colors
}

extension AppDestination {
  /// A screen about blocks.
  public static func block(_ destination: BlockDestination) -> AppDestination { AppDestination(destination) }
}

extension BlockDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("group/:group") { .list(group: try $0.group()) },
    DestinationPath("block") { _ in .list(group: nil) },
    DestinationPath("block/new") { _ in .create },
    DestinationPath("block/:block") { .details(try $0.block()) },
    DestinationPath("block/:block/edit") { .update(try $0.block()) },
    DestinationPath("block/:block/delete", isLink: false) { .deletion(try $0.block()) },
    DestinationPath("icon") { _ in .icons },
    DestinationPath("color") { _ in .colors },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(let group?): ["group", .value("group", group.path)]
    case .list(nil): ["block"]
    case .create: ["block", "new"]
    case .details(let block): ["block", .value("block", block.path)]
    case .update(let block): ["block", .value("block", block.path), "edit"]
    case .deletion(let block): ["block", .value("block", block.path), "delete"]
    case .icons: ["icon"]
    case .colors: ["color"]
    }
  }

  public var flow: AppFlow { .time }
}

extension PathValues {
  /// The reference to a block.
  func block() throws(BlockError) -> BlockReference { try BlockReference(reading: self["block"]) }
}
