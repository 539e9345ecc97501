public import ModuloModels
public import NavigationKit

/// Screens for exchange rates.
public enum ExchangeRateDestination: DestinationItem {
  case list
  case create
  case deletion(NumberReference)
}
