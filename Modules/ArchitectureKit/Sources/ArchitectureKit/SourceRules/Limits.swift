/// The limits of a measure. A measure has to be above its limit to be reported.
public struct Limits: Sendable, Hashable {
  /// The most that goes without a word.
  public let warning: Int
  /// The most that is only a warning.
  public let error: Int

  /// Limits of which the second is usually the higher one; if it isn't, nothing is only a warning.
  public init(warning: Int, error: Int) {
    self.warning = warning
    self.error = error
  }

  /// The severity of a measure, and the limit that it is above; nil if it is above none.
  func judge(_ measure: Int) -> (severity: Severity, limit: Int)? {
    if measure > error { return (.error, error) }
    return measure > warning ? (.warning, warning) : nil
  }
}
