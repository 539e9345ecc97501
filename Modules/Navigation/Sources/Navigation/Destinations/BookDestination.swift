public import NavigationKit

/// Screens for the book on a server that the data is in.
public enum BookDestination: DestinationItem {
  /// Everyone who may use the book.
  case members
  /// The form that gives a role a right.
  case invitation
  /// The screen that makes the book.
  case creation
  /// The removal of the member of that name, after a question.
  case removal(String)
}

extension AppDestination {
  /// A screen about the book that the data is in.
  public static func book(_ destination: BookDestination) -> AppDestination { AppDestination(destination) }
}

extension BookDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("book/members") { _ in .members },
    DestinationPath("book/invite") { _ in .invitation },
    DestinationPath("book/create", isLink: false) { _ in .creation },
    DestinationPath("book/:member/remove", isLink: false) { .removal($0["member"]) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .members: ["book", "members"]
    case .invitation: ["book", "invite"]
    case .creation: ["book", "create"]
    case .removal(let role): ["book", .value("member", role), "remove"]
    }
  }

  public var flow: AppFlow { .profile }
}
