public import ModuloModels
public import ModuloUtilities
public import NavigationKit

/// Screens for targets of time, and for days off.
public enum TimeTargetDestination: DestinationItem {
  /// Every target, with what is carried over.
  case list
  /// The targets of a block or a group, and their periods.
  case details(TargetReference)
  /// The form that sets a target; without a block or a group it is typed there.
  case form(TargetReference?)
  /// The screen that ends a target with a day.
  case ending(TargetReference, after: CalendarDay)
  /// The screen that deletes the target that begins on a day, or all for `nil`.
  case deletion(TargetReference, from: CalendarDay?)
  /// The days off.
  case daysOff
  /// The form that makes days off.
  case daysOffForm
  /// The screen that makes days off working days again.
  case working(first: CalendarDay, last: CalendarDay)
}

extension AppDestination {
  /// A screen about targets of time, or days off.
  public static func target(_ destination: TimeTargetDestination) -> AppDestination { AppDestination(destination) }
}

extension TimeTargetDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("target") { _ in .list },
    DestinationPath("target/new") { _ in .form(nil) },
    DestinationPath("target/off") { _ in .daysOff },
    DestinationPath("target/off/new") { _ in .daysOffForm },
    DestinationPath("target/off/:first/:last/delete", isLink: false) {
      .working(first: try $0.day("first"), last: try $0.day("last"))
    },
    DestinationPath("block/:block/target") { .details(.block(try $0.block())) },
    DestinationPath("group/:group/target") { .details(.group(try $0.group())) },
    DestinationPath("target/of/:target") { .details(try $0.target()) },
    DestinationPath("block/:block/target/new") { .form(.block(try $0.block())) },
    DestinationPath("group/:group/target/new") { .form(.group(try $0.group())) },
    DestinationPath("target/of/:target/new") { .form(try $0.target()) },
    DestinationPath("block/:block/target/end/:day", isLink: false) {
      .ending(.block(try $0.block()), after: try $0.day())
    },
    DestinationPath("group/:group/target/end/:day", isLink: false) {
      .ending(.group(try $0.group()), after: try $0.day())
    },
    DestinationPath("target/of/:target/end/:day", isLink: false) {
      .ending(try $0.target(), after: try $0.day())
    },
    DestinationPath("block/:block/target/delete", isLink: false) { .deletion(.block(try $0.block()), from: nil) },
    DestinationPath("group/:group/target/delete", isLink: false) { .deletion(.group(try $0.group()), from: nil) },
    DestinationPath("target/of/:target/delete", isLink: false) { .deletion(try $0.target(), from: nil) },
    DestinationPath("block/:block/target/delete/:day", isLink: false) {
      .deletion(.block(try $0.block()), from: try $0.day())
    },
    DestinationPath("group/:group/target/delete/:day", isLink: false) {
      .deletion(.group(try $0.group()), from: try $0.day())
    },
    DestinationPath("target/of/:target/delete/:day", isLink: false) {
      .deletion(try $0.target(), from: try $0.day())
    },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["target"]
    case .form(nil): ["target", "new"]
    case .daysOff: ["target", "off"]
    case .daysOffForm: ["target", "off", "new"]
    case .working(let first, let last):
      ["target", "off", .value("first", first.description), .value("last", last.description), "delete"]
    case .details(let reference): reference.components
    case .form(let reference?): reference.components + ["new"]
    case .ending(let reference, let day): reference.components + ["end", .value("day", day.description)]
    case .deletion(let reference, nil): reference.components + ["delete"]
    case .deletion(let reference, let day?): reference.components + ["delete", .value("day", day.description)]
    }
  }

  public var flow: AppFlow { .time }
}

extension TargetReference {
  fileprivate var components: [PathComponent] {
    switch self {
    case .block: ["block", .value("block", path), "target"]
    case .group: ["group", .value("group", path), "target"]
    case .either: ["target", "of", .value("target", path)]
    }
  }
}

extension PathValues {
  fileprivate func target() throws(BlockError) -> TargetReference { try .reading(self["target"]) }
}
