import ExemplarModels
import ModuloCore
import ModuloModels
import ModuloUtilities  // slice: any money money? day day?

// What is typed, parsed.
extension SampleThingFormScreen.ViewModel {
  func draft() throws(SampleThingError) -> SampleThingDraft {
    var draft = present.map { SampleThingDraft(editing: $0) } ?? SampleThingDraft(id: newID, name: "")
    draft.name = input.name
    draft.account = try account()  // slice: owner
    draft.firstText = input.firstText  // slice: text
    draft.spareText = input.spareText  // slice: text?
    draft.firstMoney = try money(words.firstMoney, input.firstMoney, present?.firstMoney)  // slice: money
    draft.spareMoney = try money(words.spareMoney, input.spareMoney, present?.spareMoney)  // slice: money?
    draft.firstDay = try day(words.firstDay, input.firstDay)  // slice: day
    draft.spareDay = try day(words.spareDay, input.spareDay)  // slice: day?
    draft.firstFlag = input.firstFlag  // slice: flag
    draft.firstNumber = try number(words.firstNumber, input.firstNumber)  // slice: number
    draft.spareNumber = try number(words.spareNumber, input.spareNumber)  // slice: number?
    return draft
  }

  /// The account that is named; `nil` for none, and where it stays.  // slice: owner
  private func account() throws(SampleThingError) -> NamedReference? {  // slice: owner
    if let owner { return owner }  // slice: owner
    if input.account.isBlank || input.account == present?.accountName { return nil }  // slice: owner
    do throws(FinancialAccountError) {  // slice: owner
      return try NamedReference(reading: input.account, throwing: FinancialAccountError.self)  // slice: owner
    } catch {  // slice: owner
      throw SampleThingError(error)  // slice: owner
    }  // slice: owner
  }  // slice: owner

  /// The amount of a field.  // slice: any money money?
  private func money(  // slice: any money money?
    _ field: String, _ text: String, _ stored: Money?  // slice: any money money?
  ) throws(SampleThingError) -> Money? {  // slice: any money money?
    try read(field) { () throws(SampleThingError) in  // slice: any money money?
      let failure = SampleThingError.self  // slice: any money money?
      return try dependencies.readOptionalMoney(text, keeping: stored, throwing: failure)  // slice: any money money?
    }  // slice: any money money?
  }  // slice: any money money?

  /// The day of a field.  // slice: any day day?
  private func day(_ field: String, _ text: String) throws(SampleThingError) -> CalendarDay? {  // slice: any day day?
    try read(field) { () throws(SampleThingError) in  // slice: any day day?
      try dependencies.readOptionalDay(text, throwing: SampleThingError.self)  // slice: any day day?
    }  // slice: any day day?
  }  // slice: any day day?

  /// The number of a field.  // slice: any number number?
  private func number(_ field: String, _ text: String) throws(SampleThingError) -> Int? {  // slice: any number number?
    try read(field) { () throws(SampleThingError) in  // slice: any number number?
      try dependencies.readOptionalNumber(text, throwing: SampleThingError.self)  // slice: any number number?
    }  // slice: any number number?
  }  // slice: any number number?

  /// The value of a field, which is remembered where it can't be read.
  private func read<Value>(
    _ field: String, _ value: () throws(SampleThingError) -> Value
  ) throws(SampleThingError) -> Value {
    do { return try value() } catch {
      unreadField = field
      throw error
    }
  }

  /// The field of the value that a failure is about.
  public var refusedField: String? {
    switch failure {
    case .rule(.missingName), .rule(.duplicateName), .input(.name): words.name
    case .rule(.missingAccount), .reference(.account, _): words.account  // slice: owner
    case .rule(.missingFirstText): words.firstText  // slice: text
    case .rule(.missingFirstMoney): words.firstMoney  // slice: money
    case .rule(.missingFirstDay): words.firstDay  // slice: day
    case .rule(.missingFirstNumber): words.firstNumber  // slice: number
    case .input: unreadField
    case .reference, .storage, nil: nil
    }
  }
}
