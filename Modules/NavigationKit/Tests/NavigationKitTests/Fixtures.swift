import NavigationKit

enum Place: DestinationItem { case garden, kitchen, room(Int) }
enum Tab: Hashable, Sendable { case home, profile }

/// Wraps other destinations, itself included.
indirect enum Anywhere: DestinationItem, RecursiveDestination {
  case place(Place)
  case again(Anywhere)
  case erased(String)

  var unwrapped: any Hashable {
    switch self {
    case .place(let place): place
    case .again(let anywhere): anywhere
    case .erased(let text): text
    }
  }
}

/// Two wrappers that wrap each other.
struct Chicken: DestinationItem, RecursiveDestination { var unwrapped: any Hashable { Egg() } }
struct Egg: DestinationItem, RecursiveDestination { var unwrapped: any Hashable { Chicken() } }
