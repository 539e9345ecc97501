public import Foundation

extension ScaffoldPlan {
  /// The longest line of our style.
  private static let lineLength = 120

  /// The plan with each file formatted by the toolchain's `swift format` in which a name made a line too long. All
  /// others are as they were written, and cost nothing.
  ///
  /// - Parameters:
  ///   - all: Whether the new files are formatted that have no such line, too.
  ///   - style: The workspace's own configuration of `swift format`; nil for the exemplars' style.
  ///   - scratch: A folder for copies of the files; the caller removes it.
  /// - Throws: `unwritable` if that folder can't be written, or there is no `swift format`.
  public func formatted(all: Bool = false, style: URL?, in scratch: URL) throws(ScaffoldError) -> ScaffoldPlan {
    let long = files.indices.filter {
      files[$0].path.hasSuffix(".swift") && (all && files[$0].before == nil || files[$0].hasLine(over: Self.lineLength))
    }
    if long.isEmpty { return self }
    var plan = self
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let configuration = style ?? scratch.appendingPathComponent("style.json")
      if style == nil { try Data(Self.style.utf8).write(to: configuration) }
      let copies = long.map { scratch.appendingPathComponent("\($0).swift") }
      for (index, copy) in zip(long, copies) { try Data(files[index].text.utf8).write(to: copy) }
      let call = ["swift", "format", "--in-place", "--configuration", configuration.path] + copies.map(\.path)
      let answer = try ChildProcess.answer(of: call, in: scratch)
      guard answer.status == 0 else { throw WorkspaceError.noToolchain(reason: answer.reason) }
      for (index, copy) in zip(long, copies) {
        // It ends every line with a newline.
        let text = String(decoding: try Data(contentsOf: copy), as: UTF8.self)
        plan.files[index].text = text.endingLines(as: files[index].text)
      }
      return plan
    } catch {
      throw .unwritable(path: files[long[0]].path, reason: "swift format: \(error)")
    }
  }

  private static let style = """
    {
      "version": 1, "lineLength": \(lineLength), "indentation": { "spaces": 2 }, "maximumBlankLines": 1,
      "respectsExistingLineBreaks": true, "lineBreakBeforeEachArgument": false
    }
    """
}

extension ScaffoldPlan.File {
  fileprivate func hasLine(over length: Int) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { $0.count > length }
  }
}
