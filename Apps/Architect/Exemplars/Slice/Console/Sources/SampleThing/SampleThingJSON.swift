import ExemplarFeature
import ExemplarModels
import Foundation
import ModuloModels
import ModuloUtilities

@testable import modulo  // slice: exemplar

/// The documents of `sample-thing` commands.
enum SampleThingJSON {
  static let sampleThing = Document("sample-thing", "A sample thing", members)

  static let list = Document<[SampleThingDomain]>(
    "sample-thing-list", "Every sample thing, by its number", [Member("sampleThings", .list(.object(members))) { $0 }])

  static let schemas = [sampleThing.schema, list.schema]

  /// The members of a sample thing, in every document that has one.
  static let members: [Member<SampleThingDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("name", .text) { $0.name },
    Member("accountID", .id, "The account that it belongs to.") { $0.accountID },  // slice: owner
    Member("account", .text, "The name of that account.") { $0.accountName },  // slice: owner
    Member("firstText", .text) { $0.firstText },  // slice: text
    Member("spareText", .optional(.text)) { $0.spareText },  // slice: text?
    Member("firstMoney", .amount) { $0.firstMoney },  // slice: money
    Member("firstMoneyCurrency", .currency) { $0.firstMoney.currency },  // slice: money
    Member("spareMoney", .optional(.amount)) { $0.spareMoney },  // slice: money?
    Member("spareMoneyCurrency", .optional(.currency)) { $0.spareMoney?.currency },  // slice: money?
    Member("firstDay", .day) { $0.firstDay },  // slice: day
    Member("spareDay", .optional(.day)) { $0.spareDay },  // slice: day?
    Member("firstFlag", .flag) { $0.firstFlag },  // slice: flag
    Member("firstNumber", .integer) { $0.firstNumber },  // slice: number
    Member("spareNumber", .optional(.integer)) { $0.spareNumber },  // slice: number?
  ]
}

extension SampleThingsListScreen: @retroactive ListScreen, @retroactive LinkedScreen {
  var csv: [[String]]? { viewModel.sampleThings.map(SampleThingJSON.members.csv) }

  var json: JSONValue? { viewModel.sampleThings.map(SampleThingJSON.list.json) }
}

extension SampleThingDetailsScreen: @retroactive LinkedScreen {
  var json: JSONValue? { viewModel.sampleThing.map(SampleThingJSON.sampleThing.json) }
}

extension SampleThingFormScreen: @retroactive LinkedScreen {
  var json: JSONValue? { words }
}
