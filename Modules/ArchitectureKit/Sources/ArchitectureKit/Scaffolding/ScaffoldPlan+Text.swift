/// Where a plan stands.
public enum ScaffoldOutcome: String, Sendable, Hashable, CaseIterable {
  /// Only shown.
  case planned
  /// Carried out.
  case written
}

extension ScaffoldPlan {
  /// The plan for readers: the folders with their files and lines, and what changes in the workspace's own files.
  public func text(_ outcome: ScaffoldOutcome) -> String {
    var lines = outcome == .planned ? ["Dry run: nothing is written."] : []
    for folder in folders {
      let files = files(of: folder)
      lines.append("\(folder.path): \(files.count) files (\(folder.targets.joined(separator: ", ")))")
      lines += files.map { Self.line("+", String($0.path.dropFirst(folder.path.count + 1)), $0.lineCount) }
    }
    lines.append("the workspace")
    for file in workspaceFiles {
      if file.before == nil {
        lines.append(Self.line("+", file.path, file.lineCount))
      } else {
        lines.append("  ~ \(file.path)")
        lines += file.removedLines.map { "      - \($0)" } + file.addedLines.map { "      + \($0)" }
      }
    }
    if let tests { lines.append("next: swift test --filter \(tests)") }
    return (lines + notes).joined(separator: "\n") + "\n"
  }

  private static func line(_ sign: String, _ path: String, _ count: Int) -> String {
    let padding = String(repeating: " ", count: max(1, 52 - path.count))
    return "  \(sign) \(path)\(padding)\(count) lines"
  }

  /// The plan for programs, as one JSON document.
  public func json(_ outcome: ScaffoldOutcome) -> String {
    let document = JSONText.object([
      ("dryRun", .bool(outcome == .planned)),
      (
        "modules",
        .array(
          folders.map { folder in
            .object([
              ("kind", .string(folder.kind.rawValue)), ("path", .string(folder.path)),
              ("targets", .array(folder.targets.map(JSONText.string))),
              ("files", .array(files(of: folder).map(Self.json))),
            ])
          })
      ), ("workspaceFiles", .array(workspaceFiles.map(Self.json))),
      ("notes", .array(notes.map(JSONText.string))),
    ])
    return document.text + "\n"
  }

  private static func json(_ file: File) -> JSONText {
    let changes: [(String, JSONText)] =
      file.before == nil
      ? []
      : [
        ("added", .array(file.addedLines.map(JSONText.string))),
        ("removed", .array(file.removedLines.map(JSONText.string))),
      ]
    let action = file.before == nil ? "create" : "change"
    return .object(
      [("path", .string(file.path)), ("action", .string(action)), ("lines", .number(file.lineCount))] + changes)
  }
}

extension ScaffoldKind {
  /// The kinds with their folders, files and targets, for readers.
  public static func listText(of exemplars: Exemplars) -> String {
    allCases.map { kind in
      """
      \(kind.rawValue.padded(to: 10))\(kind.abstract)
                \(exemplars.files(of: kind).count) files in \(kind.folder(of: "NAME")): \(kind.targets(of: "NAME").joined(separator: ", "))

      """
    }.joined()
  }

  /// The same for programs.
  public static func listJSON(of exemplars: Exemplars) -> String {
    let kinds = allCases.map { kind in
      JSONText.object([
        ("kind", .string(kind.rawValue)), ("abstract", .string(kind.abstract)),
        ("folder", .string(kind.folder(of: "NAME"))), ("files", .number(exemplars.files(of: kind).count)),
        ("targets", .array(kind.targets(of: "NAME").map(JSONText.string))),
      ])
    }
    return JSONText.array(kinds).text + "\n"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
