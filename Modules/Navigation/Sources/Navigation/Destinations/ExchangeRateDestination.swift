public import ModuloModels
public import NavigationKit

/// Screens for exchange rates.
public enum ExchangeRateDestination: DestinationItem {
  /// All rates, by currency and day.
  case list
  /// The form for a rate.
  case create
  /// The import of a CSV file, with a column for each currency.
  case importFile
  /// The screen that deletes a rate, after a question.
  case deletion(NumberReference)
}

extension AppDestination {
  /// A screen about exchange rates.
  public static func exchangeRate(_ destination: ExchangeRateDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension ExchangeRateDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("rate") { _ in .list },
    DestinationPath("rate/new") { _ in .create },
    DestinationPath("rate/import") { _ in .importFile },
    DestinationPath("rate/:rate/delete", isLink: false) {
      .deletion(try $0.number("rate", throwing: ExchangeRateError.self))
    },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["rate"]
    case .create: ["rate", "new"]
    case .importFile: ["rate", "import"]
    case .deletion(let rate): ["rate", .value("rate", rate.path), "delete"]
    }
  }

  public var flow: AppFlow { .netWorth }
}
