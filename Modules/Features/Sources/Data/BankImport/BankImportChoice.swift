import ModuloModels
import ModuloUtilities

extension BankImportQuestion {
  /// Whether an answer reads the files in another way.
  var isAboutReading: Bool { if case .reading = self { true } else { false } }
}

/// What is chosen for an import of files of banks.
struct BankImportChoice {
  var sources: [InputSource] = []
  var goal: NamedReference?
  var account: NamedReference?
  var options = BankFileOptions()
  var selection = BankFileSelection()
  var probable = ProbableDuplicates.ask
  /// The probable duplicates with which the opposite is done.
  var exceptions: Set<BankFileLine> = []
  var allowsNegativeTotal = false
  /// Whether the options have the answer to a question.
  var hasChosenReading = false

  /// Decides about one probable duplicate; the others are left out, unless they are to be imported.
  mutating func decide(_ row: BankFileLine, isImported: Bool) {
    if probable == .ask { probable = .skip }
    if isImported == (probable == .import) { exceptions.remove(row) } else { exceptions.insert(row) }
  }

  /// Takes the answer to a question, by its index.
  mutating func answer(_ question: BankImportQuestion, by index: Int) {
    switch question {
    case .reading(_, let question):
      options = question.answers[index].options
      hasChosenReading = true
    case .bankAccount(let ids): selection.account = ids[index]
    case .currency(let own, _): selection.currency = own.code
    case .account(_, let accounts): account = accounts[index].reference
    }
  }
}
