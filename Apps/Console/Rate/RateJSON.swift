import Foundation
import ModuloModels
import ModuloPortfolio
import ModuloUtilities

/// The documents of `rate` commands.
enum RateJSON {
  static let rate = Document("rate", "What one of a currency is worth from a day on", members)

  static let list = Document<[ExchangeRateDomain]>(
    "rate-list", "What other currencies are worth", [Member("rates", .list(.object(members))) { $0 }])

  static let importing = Document<ImportJSON.Outcome<ExchangeRateImportError.Problem>>(
    "rate-import", "Outcomes of the rates of a file", ImportJSON.members(warnings: [RowOutcome.otherRate.rawValue]))

  static let schemas = [rate.schema, list.schema, importing.schema]

  /// The members of a rate, in every document that has one.
  static let members: [Member<ExchangeRateDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("currency", .currency) { $0.currency },
    Member("base", .currency, "ISO 4217; the currency that one of the other is counted in.") { $0.base },
    Member(
      "rate", .exactRatio,
      "Units of the base for one of the currency; an exact decimal number, or one divided by another such as 1/0.92, as text."
    ) { $0.rate.description },
    Member("on", .day) { $0.date },
  ]
}

extension ExchangeRatesListScreen: ListScreen {
  var csv: [[String]]? { viewModel.rates.map(RateJSON.members.csv) }

  var json: JSONValue? { viewModel.rates.map(RateJSON.list.json) }
}

extension ExchangeRateFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension ExchangeRateImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
