import ModuloCore
import ModuloModels
import ModuloTimeSummary
import ModuloUtilities

// What a command is about, read from its words.
extension ConsoleSession {
  /// The reference to a goal.
  ///
  /// - Parameter use: What becomes of the goal; a change unless another use is given.
  func goal(_ text: String, for use: NameUse = .change) throws -> NamedReference {
    try reference(text, for: use, FinancialGoalError.self)
  }

  /// The reference to an account.
  func account(_ text: String, for use: NameUse = .change) throws -> NamedReference {
    try reference(text, for: use, FinancialAccountError.self)
  }

  /// The reference to a group of blocks.
  func group(_ text: String, for use: NameUse = .change) throws -> NamedReference {
    try reference(text, for: use, BlockGroupError.self)
  }

  /// The reference to a block.
  func block(_ text: String, for use: NameUse = .change) throws -> BlockReference {
    try read { () throws(BlockError) in try BlockReference(reading: text).fitting(fit(for: use)) }
  }

  /// The reference to a row with a name, of any noun.
  ///
  /// - Parameter failure: The error of a text that is no reference.
  func reference<Rule: ScreenFailure>(
    _ text: String, for use: NameUse = .change, _ failure: ModuloModels.Failure<Rule>.Type
  ) throws -> NamedReference {
    try read { () throws(ModuloModels.Failure<Rule>) in
      try NamedReference(reading: text, throwing: failure).fitting(fit(for: use))
    }
  }

  /// How loosely a typed name may fit; with `--exact-names` it is the whole one.
  private func fit(for use: NameUse) -> NameFit {
    if options.takesExactNames { return .whole }
    return switch use {
    case .showing: .part
    case .change: .wordBeginning
    case .deletion: .beginning
    }
  }

  /// The reference to a stored session.
  func trackingSession(_ text: String) throws -> NumberReference { try number(text, TrackingError.self) }

  /// A day relative to today.
  func day(_ text: String) throws -> CalendarDay {
    try read { () throws(TrackingError) in try dependencies.readDay(text, throwing: TrackingError.self) }
  }

  /// A day, or two with two dots between them.
  func daysOff(_ text: String) throws -> ClosedRange<CalendarDay> {
    try read { () throws(TimeTargetError) in try dependencies.readDaysOff(text) }
  }

  /// The reference to a row without a name.
  ///
  /// - Parameter failure: The error of a text that is no reference.
  func number<Rule: ScreenFailure>(
    _ text: String, _ failure: ModuloModels.Failure<Rule>.Type
  ) throws -> NumberReference {
    try read { () throws(ModuloModels.Failure<Rule>) in try NumberReference(reading: text, throwing: failure) }
  }

  private func read<Reference, Problem: ScreenFailure>(
    _ reference: () throws(Problem) -> Reference
  ) throws -> Reference {
    do { return try reference() } catch { throw ConsoleFailure(error, format) }
  }
}
