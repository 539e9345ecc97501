/// What was made of the mocks of a workspace, for readers and programs.
public struct MockReport {
  private let mocks: MockSet
  private let changes: ScaffoldPlan
  private let isCheck: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - mocks: What there is to be made, and why the rest can't be.
  ///   - changes: What differs from the disk, or differed.
  ///   - isCheck: Whether nothing is written.
  public init(_ mocks: MockSet, changes: ScaffoldPlan, isCheck: Bool) {
    self.mocks = mocks
    self.changes = changes
    self.isCheck = isCheck
  }

  /// Whether protocols are named, each has its mock, and nothing differs where only that was asked.
  public var isGood: Bool {
    mocks.protocolCount > 0 && mocks.problems.isEmpty && !(isCheck && !changes.isEmpty)
  }

  /// A line for each file that differs and each problem, and one that counts.
  ///
  /// - Parameter folder: The path of the workspace from where its reader stands; empty for the same place.
  public func text(below folder: String) -> String {
    let lines =
      changes.files.map { "  \($0.before == nil ? "+" : "~") \($0.path)" } + changes.removals.map { "  - \($0.path)" }
    let problems = mocks.problems.map { problem in
      let path = RelativePath.joined(folder, problem.location.file)
      return "\(path):\(problem.location.line):\(problem.location.column): error: \(problem.message)"
    }
    return (lines + problems + [summary]).joined(separator: "\n") + "\n"
  }

  private var summary: String {
    guard mocks.protocolCount > 0 else {
      return
        "no protocol is named: mark one with // \(SourceFile.mockMarker), or name some by “mocks” in the contract file"
    }
    let count = changes.files.count + changes.removals.count
    let state =
      count == 0 ? "all as they were" : isCheck ? "\(count) stale; architect mocks makes them anew" : "\(count) changed"
    let missing = mocks.protocolCount - mocks.mockCount
    return "\(mocks.mockCount) of \(mocks.protocolCount) protocols mocked, \(state)"
      + (missing > 0 ? "; \(missing) can't be mocked" : "")
  }

  /// One JSON document.
  public var json: String {
    let files =
      changes.files.map { ($0.path, $0.before == nil ? "create" : "change") }
      + changes.removals.map { ($0.path, "remove") }
    return JSONText.object([
      ("check", .bool(isCheck)), ("protocols", .number(mocks.protocolCount)), ("mocks", .number(mocks.mockCount)),
      ("files", .array(files.map { .object([("path", .string($0)), ("action", .string($1))]) })),
      (
        "problems",
        .array(
          mocks.problems.map { problem in
            .object([
              ("file", .string(problem.location.file)), ("line", .number(problem.location.line)),
              ("column", .number(problem.location.column)), ("message", .string(problem.message)),
            ])
          })
      ),
    ]).text + "\n"
  }
}
