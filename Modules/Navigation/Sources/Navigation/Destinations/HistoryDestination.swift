public import ModuloModels
public import NavigationKit

/// Screens for the history of the data.
public enum HistoryDestination: DestinationItem {
  /// The steps, newest first.
  case list
  /// A step with what it changed.
  case details(Int)
  /// The screen that takes steps back; it asks first where that may not be meant.
  case undo(HistoryRequest)
  /// The screen that takes undos back, so many.
  case redo(Int)
  /// The screen that forgets the history, after a question.
  case clearing
}

extension AppDestination {
  /// A screen about the history of the data.
  public static func history(_ destination: HistoryDestination) -> AppDestination { AppDestination(destination) }
}

extension HistoryDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("history") { _ in .list },
    DestinationPath("history/undo", isLink: false) { _ in .undo(.last(1)) },
    DestinationPath("history/redo", isLink: false) { _ in .redo(1) },
    DestinationPath("history/clear", isLink: false) { _ in .clearing },
    DestinationPath("history/:step") { try $0.step().map { .details($0) } },
    DestinationPath("history/:step/undo", isLink: false) { try $0.step().map { .undo(.step($0)) } },
    DestinationPath("history/:step/rest", isLink: false) { try $0.step().map { .undo(.rest(of: $0)) } },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["history"]
    case .undo(.last): ["history", "undo"]
    case .redo: ["history", "redo"]
    case .clearing: ["history", "clear"]
    case .details(let step): ["history", .value("step", "\(step)")]
    case .undo(.step(let step)): ["history", .value("step", "\(step)"), "undo"]
    case .undo(.rest(let step)): ["history", .value("step", "\(step)"), "rest"]
    }
  }

  public var flow: AppFlow { .profile }
}

extension PathValues {
  /// The number of a step; `nil` for an id, which steps aren't found by.
  fileprivate func step() throws(HistoryError) -> Int? {
    guard case .number(let number) = try number("step", throwing: HistoryError.self) else { return nil }
    return Int(number)
  }
}
