/// A file has no more than some lines, of any kind.
public struct FileLength: SourceRule {
  public let id = "file-length"
  private let limits: Limits

  /// A rule with limits for the lines of one file.
  public init(limits: Limits = Limits(warning: 350, error: 1000)) {
    self.limits = limits
  }

  public func violations(in file: SourceFile) -> [Violation] {
    guard let (severity, limit) = limits.judge(file.lineCount) else { return [] }
    return [
      Violation(
        location: file.location(of: 0), rule: id, severity: severity,
        message: "the file has \(file.lineCount) lines, more than \(limit)",
        advice: "give a part of it a file of its own")
    ]
  }
}
