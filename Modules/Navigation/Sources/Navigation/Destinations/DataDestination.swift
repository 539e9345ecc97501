public import NavigationKit

/// Screens for the data as a whole.
public enum DataDestination: DestinationItem {
  case location
  case check
  case backup
  case restore
  case exportAll
  case importAll
  case cleaning
  case deletion
}
