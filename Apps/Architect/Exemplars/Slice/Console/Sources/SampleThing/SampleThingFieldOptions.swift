import CommandKit
import ExemplarFeature
import ExemplarModels
import ModuloModels

@testable import modulo  // slice: exemplar

/// The fields of a sample thing: those of a new one, or those that an edit changes. An empty text empties its field.
struct SampleThingFieldOptions: ParsableArguments {
  private static let words = Strings(.english).sampleThing

  private static func field(_ label: String) -> String { SampleThingCommands.phrases.field(label) }

  @Option(help: ArgumentHelp(field(words.account), valueName: "account"), completion: .accounts)  // slice: owner
  var account: String?  // slice: owner
  @Option(help: ArgumentHelp(field(words.firstText), valueName: "text"), allowsEmpty: true)  // slice: text
  var firstText: String?  // slice: text
  @Option(help: ArgumentHelp(field(words.spareText), valueName: "text"), allowsEmpty: true)  // slice: text?
  var spareText: String?  // slice: text?
  @Option(help: ArgumentHelp(field(words.firstMoney), valueName: "amount"))  // slice: money
  var firstMoney: AmountArgument?  // slice: money
  @Option(help: ArgumentHelp(field(words.spareMoney), valueName: "amount"), allowsEmpty: true)  // slice: money?
  var spareMoney: String?  // slice: money?
  @Option(help: ArgumentHelp(field(words.firstDay), valueName: "day"))  // slice: day
  var firstDay: DayArgument?  // slice: day
  @Option(help: ArgumentHelp(field(words.spareDay), valueName: "day"), allowsEmpty: true)  // slice: day?
  var spareDay: String?  // slice: day?
  @Flag(inversion: .prefixedNo, help: ArgumentHelp(field(words.firstFlag)))  // slice: flag
  var firstFlag: Bool?  // slice: flag
  @Option(help: ArgumentHelp(field(words.firstNumber), valueName: "number"))  // slice: number
  var firstNumber: String?  // slice: number
  @Option(help: ArgumentHelp(field(words.spareNumber), valueName: "number"), allowsEmpty: true)  // slice: number?
  var spareNumber: String?  // slice: number?
}

extension SampleThingFieldOptions {
  /// Whether no field is given.
  var isEmpty: Bool {
    let given: [Any?] = [
      account,  // slice: owner
      firstText,  // slice: text
      spareText,  // slice: text?
      firstMoney,  // slice: money
      spareMoney,  // slice: money?
      firstDay,  // slice: day
      spareDay,  // slice: day?
      firstFlag,  // slice: flag
      firstNumber,  // slice: number
      spareNumber,  // slice: number?
    ]
    return given.allSatisfy { $0 == nil }
  }

  /// What types the given fields into a form.
  @MainActor
  func actions(in session: ConsoleSession) throws -> [SampleThingFormScreen.ViewModel.Action] {
    let actions: [SampleThingFormScreen.ViewModel.Action?] = [
      try account.map { .owner(try session.reference($0, FinancialAccountError.self)) },  // slice: owner
      firstText.map { .firstText($0) },  // slice: text
      spareText.map { .spareText($0) },  // slice: text?
      firstMoney.map { .firstMoney($0.text) },  // slice: money
      spareMoney.map { .spareMoney($0) },  // slice: money?
      firstDay.map { .firstDay($0.text) },  // slice: day
      spareDay.map { .spareDay($0) },  // slice: day?
      firstFlag.map { .firstFlag($0) },  // slice: flag
      firstNumber.map { .firstNumber($0) },  // slice: number
      spareNumber.map { .spareNumber($0) },  // slice: number?
    ]
    return actions.compactMap(\.self)
  }
}
