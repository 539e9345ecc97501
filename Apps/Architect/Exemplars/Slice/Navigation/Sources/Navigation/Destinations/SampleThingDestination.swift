import ExemplarModels
public import ModuloModels
public import NavigationKit

@testable public import ModuloNavigation

/// Screens for sample things.
public enum SampleThingDestination: DestinationItem {
  /// All sample things, by their numbers.
  case list
  /// The form for a new sample thing.
  case create
  /// One sample thing.
  case details(NamedReference)
  /// The form that edits a sample thing.
  case update(NamedReference)
  /// The screen that deletes a sample thing, after a question.
  case deletion(NamedReference)
}

extension AppDestination {
  /// A screen about sample things.
  public static func sampleThing(_ destination: SampleThingDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension SampleThingDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("sample-thing") { _ in .list },
    DestinationPath("sample-thing/new") { _ in .create },
    DestinationPath("sample-thing/:sample-thing") { .details(try $0.sampleThing()) },
    DestinationPath("sample-thing/:sample-thing/edit") { .update(try $0.sampleThing()) },
    DestinationPath("sample-thing/:sample-thing/delete", isLink: false) { .deletion(try $0.sampleThing()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["sample-thing"]
    case .create: ["sample-thing", "new"]
    case .details(let sampleThing): ["sample-thing", .value("sample-thing", sampleThing.path)]
    case .update(let sampleThing): ["sample-thing", .value("sample-thing", sampleThing.path), "edit"]
    case .deletion(let sampleThing): ["sample-thing", .value("sample-thing", sampleThing.path), "delete"]
    }
  }

  public var flow: AppFlow { .netWorth }  // slice: flow
}

extension PathValues {
  /// The reference to a sample thing.
  fileprivate func sampleThing() throws(SampleThingError) -> NamedReference {
    try reference("sample-thing", throwing: SampleThingError.self)
  }
}
