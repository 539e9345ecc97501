public import Foundation

extension ScaffoldPlan {
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
      files[$0].path.hasSuffix(".swift")
        && (all && files[$0].before == nil || files[$0].hasLine(over: SwiftFormat.lineLength))
    }
    if long.isEmpty { return self }
    var plan = self
    do {
      let texts = try SwiftFormat.formatted(long.map { files[$0].text }, style: style, in: scratch)
      for (index, text) in zip(long, texts) {
        // It ends every line with a newline.
        plan.files[index].text = text.endingLines(as: files[index].text)
      }
      return plan
    } catch {
      throw .unwritable(path: files[long[0]].path, reason: "swift format: \(error)")
    }
  }
}

extension ScaffoldPlan.File {
  fileprivate func hasLine(over length: Int) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { $0.count > length }
  }
}
