import ModuloUtilities

extension BankFileOptions {
  /// Options changed in place.
  static func with(_ change: (inout BankFileOptions) -> Void) -> BankFileOptions {
    var options = BankFileOptions()
    change(&options)
    return options
  }
}

extension StatementOutcome {
  /// What reading gives after the answer to the one question; nil where there is no such answer.
  func answered(_ reading: BankFileReading, _ text: String) -> StatementOutcome? {
    guard questions.count == 1, let answer = questions[0].answers.first(where: { $0.reading == reading }) else {
      return nil
    }
    return StatementOutcome(text, options: answer.options)
  }
}
