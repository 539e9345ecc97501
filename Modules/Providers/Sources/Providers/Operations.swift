// What can be done is declared once, in Stores, and is what screens do: they import this layer alone.
@_exported public import protocol ModuloStores.BalanceUpdateOperations
@_exported public import protocol ModuloStores.BlockGroupOperations
@_exported public import protocol ModuloStores.BlockOperations
@_exported public import protocol ModuloStores.ContributionOperations
@_exported public import protocol ModuloStores.DataOperations
@_exported public import protocol ModuloStores.DayOperations
@_exported public import protocol ModuloStores.ExchangeRateOperations
@_exported public import protocol ModuloStores.FinancialAccountOperations
@_exported public import protocol ModuloStores.FinancialGoalOperations
@_exported public import protocol ModuloStores.PortfolioOperations
@_exported public import protocol ModuloStores.TrackingOperations
@_exported public import protocol ModuloStores.TrackingSessionOperations
@_exported public import protocol ModuloStores.TutorialOperations
