@testable public import ModuloModels

/// Why a sample thing could not be found, made, changed or deleted.
public typealias SampleThingError = Failure<SampleThingRule>

/// A rule of sample things that an operation would break.
public enum SampleThingRule: NamedRule {
  /// The name is empty.
  case missingName
  /// Another sample thing has this name, whatever its case.
  case duplicateName(String)
  /// No account is given.  // slice: owner
  case missingAccount  // slice: owner
  /// The first text is empty.  // slice: text
  case missingFirstText  // slice: text
  /// The first money isn't given.  // slice: money
  case missingFirstMoney  // slice: money
  /// The first day isn't given.  // slice: day
  case missingFirstDay  // slice: day
  /// The first number isn't given.  // slice: number
  case missingFirstNumber  // slice: number
}

extension Noun {
  /// A sample thing.
  public static let sampleThing = Noun(
    "sample thing",
    "sample things",
    .masculine("objet d’essai", "objets d’essai"),  // slice: french
    isNamed: true,
    owner: .account,  // slice: owner
  )
}

extension SampleThingRule {
  public static var noun: Noun { .sampleThing }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.sampleThing
    return switch self {
    case .missingName: words.noun.missingName
    case .duplicateName(let name): words.noun.duplicateName(name)
    case .missingAccount: words.noun.missing(.account)  // slice: owner
    case .missingFirstText: words.noun.emptyField(words.firstText)  // slice: text
    case .missingFirstMoney: words.noun.emptyField(words.firstMoney)  // slice: money
    case .missingFirstDay: words.noun.emptyField(words.firstDay)  // slice: day
    case .missingFirstNumber: words.noun.emptyField(words.firstNumber)  // slice: number
    }
  }
}
