@testable public import ModuloModels

/// The words of sample things: those of the noun, and the labels of their fields.
public struct SampleThingStrings: Sendable {
  let language: Language

  /// The texts that every noun has.
  public var noun: NounStrings { Strings(language).of(.sampleThing) }
  /// Label of the name.
  public var name: String { language("Name", "Nom") }
  /// Label of the account.  // slice: owner
  public var account: String { Strings(language).of(.account).label }  // slice: owner
  /// Label of the first text.  // slice: text
  public var firstText: String { language("First text", "Premier texte") }  // slice: text
  /// Label of the spare text.  // slice: text?
  public var spareText: String { language("Spare text", "Autre texte") }  // slice: text?
  /// Label of the first money.  // slice: money
  public var firstMoney: String { language("First money", "Premier montant") }  // slice: money
  /// Label of the spare money.  // slice: money?
  public var spareMoney: String { language("Spare money", "Autre montant") }  // slice: money?
  /// Label of the first day.  // slice: day
  public var firstDay: String { language("First day", "Premier jour") }  // slice: day
  /// Label of the spare day.  // slice: day?
  public var spareDay: String { language("Spare day", "Autre jour") }  // slice: day?
  /// Label of the first flag.  // slice: flag
  public var firstFlag: String { language("First flag", "Premier témoin") }  // slice: flag
  /// Label of the first number.  // slice: number
  public var firstNumber: String { language("First number", "Premier nombre") }  // slice: number
  /// Label of the spare number.  // slice: number?
  public var spareNumber: String { language("Spare number", "Autre nombre") }  // slice: number?
  /// A flag that is set.  // slice: any flag
  public var yes: String { language("yes", "oui") }  // slice: any flag
  /// A flag that isn't set.  // slice: any flag
  public var no: String { language("no", "non") }  // slice: any flag
}

extension Strings {
  /// Texts of sample things.
  public var sampleThing: SampleThingStrings { SampleThingStrings(language: language) }
}

extension Toast {
  /// A sample thing was stored, in the words of the answer.
  public static func sampleThingCreated(_ answer: String) -> Toast { Toast(answer) }
  /// A sample thing was edited, in the words of the answer.
  public static func sampleThingUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A sample thing was deleted, in the words of the answer.
  public static func sampleThingDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
