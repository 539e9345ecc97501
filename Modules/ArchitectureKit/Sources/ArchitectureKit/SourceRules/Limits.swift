/// How much is allowed. The limit itself is: a measure has to be above it to be reported.
public struct Limits: Sendable, Hashable {
  public let warning: Int
  public let error: Int

  public init(warning: Int, error: Int) {
    self.warning = warning
    self.error = error
  }

  /// How much a measure weighs, and the limit that it is above; nil if it is above none.
  func judge(_ measure: Int) -> (severity: Severity, limit: Int)? {
    if measure > error { return (.error, error) }
    return measure > warning ? (.warning, warning) : nil
  }
}
