extension PersistenceError {
  /// Refuses NaN.
  static var notANumber: PersistenceError {
    .unsupported(construct: "a number that is NaN", advice: "store nil instead")
  }

  /// Refuses a date that stands for no moment.
  @usableFromInline static var noMoment: PersistenceError {
    .unsupported(construct: "a date that is infinite or NaN", advice: "store nil instead")
  }
}
