/// What a scaffold writes, whole: a dry run shows it, and nothing else is ever written.
public struct ScaffoldPlan: Sendable, Hashable {
  /// A module's folder.
  public struct Folder: Sendable, Hashable {
    /// The kind of the module.
    public let kind: ScaffoldKind
    /// The path from the root.
    public let path: String
    /// The module's targets, tests last.
    public let targets: [String]
  }

  /// A file.
  public struct File: Sendable, Hashable {
    /// The path from the root.
    public let path: String
    /// The whole text.
    public internal(set) var text: String
    /// The text that is replaced; nil for a new file.
    public let before: String?

    /// The number of lines.
    public var lineCount: Int { text.utf8.count { $0 == .newline } }

    /// The lines that are added to the text before; all of a new file.
    public var addedLines: [String] { changes.insertions }
    /// The lines of the text before that are gone.
    public var removedLines: [String] { changes.removals }

    private var changes: (insertions: [String], removals: [String]) {
      let difference = Self.lines(of: text).difference(from: before.map(Self.lines) ?? [])
      var found: (insertions: [String], removals: [String]) = ([], [])
      for change in difference {
        switch change {
        case .insert(_, let line, _): found.insertions.append(Self.shown(line))
        case .remove(_, let line, _): found.removals.insert(Self.shown(line), at: 0)
        }
      }
      return found
    }

    /// The lines up to their newlines: a carriage return before one is a part of its line.
    private static func lines(of text: String) -> [ArraySlice<UInt8>] {
      Array(text.utf8).split(separator: .newline, omittingEmptySubsequences: false)
    }

    private static func shown(_ line: ArraySlice<UInt8>) -> String {
      String(decoding: line.last == .carriageReturn ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The folders of the modules, the one that was asked for first.
  public let folders: [Folder]
  /// Every file: those of the modules, and then the workspace's own.
  public internal(set) var files: [File]
  /// What its reader should know besides, a sentence each.
  public let notes: [String]
  /// Files that are removed, with the text that they have.
  public internal(set) var removals: [File] = []

  /// Whether nothing is written or removed.
  public var isEmpty: Bool { files.isEmpty && removals.isEmpty }

  /// The files of a folder.
  public func files(of folder: Folder) -> [File] { files.filter { $0.path.hasPrefix(folder.path + "/") } }

  /// The files that belong to the workspace, and to no module.
  public var workspaceFiles: [File] {
    files.filter { file in !folders.contains { file.path.hasPrefix($0.path + "/") } }
  }

  /// The target of tests to run first; nil for a module without tests.
  public var tests: String? { folders.first?.targets.first { $0.hasSuffix("Tests") } }
}
