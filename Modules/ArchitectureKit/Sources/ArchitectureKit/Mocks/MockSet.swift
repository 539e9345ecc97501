public import Foundation

/// The mocks of a workspace: their files, and what couldn't be mocked.
public struct MockSet: Sendable {
  /// A source that is written whole.
  struct File: Sendable, Hashable {
    let path: String
    /// The file of its protocol; empty for what mocks share.
    let source: String
    var text: String

    var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
  }

  /// The id of its problems.
  static let rule = "mocks"

  /// The number of protocols that mocks are asked of.
  public internal(set) var protocolCount = 0
  /// The number of mocks.
  public internal(set) var mockCount = 0
  /// The protocols that can't be mocked, and rules and comments that name none, in the order of their places.
  public var problems: [Violation] { (refusals.map(\.reason) + strays).sorted() }
  /// Rules and comments that name no protocol.
  var strays: [Violation] = []
  /// Why protocols can't be mocked, which may be told at the place of another one, that they refine.
  private var refusals: [(place: SourceLocation, reason: Violation)] = []
  var files: [File] = []
  /// The texts of written files in the sources of the workspace, by path.
  var written: [String: String] = [:]

  mutating func refuse(_ declaration: ProtocolDeclaration, _ reason: String, at location: SourceLocation? = nil) {
    let violation = Violation(
      location: location ?? declaration.location, rule: Self.rule,
      message: "\(declaration.name) can't be mocked: \(reason)")
    refusals.append((declaration.location, violation))
  }
}

extension MockSet {
  /// The part that comes of some sources, with what its mocks share.
  public func narrowed(to paths: PathSet) -> MockSet {
    var part = self
    let folders = Set(files.filter { !$0.source.isEmpty && paths.contains($0.source) }.map(\.folder))
    part.files = files.filter { $0.source.isEmpty ? folders.contains($0.folder) : paths.contains($0.source) }
    part.written = written.filter { path, text in
      files.contains { $0.path == path }
        ? part.files.contains { $0.path == path } : paths.contains(Self.source(of: text))
    }
    part.refusals = refusals.filter { paths.contains($0.place.file) }
    part.strays = strays.filter { paths.contains($0.location.file) }
    part.mockCount = part.files.count { !$0.source.isEmpty }
    part.protocolCount = part.mockCount + Set(part.refusals.map(\.place)).count
    return part
  }

  /// The source that the first line of a written file names.
  private static func source(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }.dropFirst(MockWriter.mark.count + " from ".count)
    return String(line.prefix { $0 != ";" })
  }

  /// The mocks in the style of the workspace, by the toolchain's `swift format`.
  ///
  /// - Parameters:
  ///   - style: A configuration of `swift format`; nil for its own style.
  ///   - scratch: A folder for copies; the caller removes it.
  /// - Throws: `unwritable` if that folder can't be written, or there is no `swift format`.
  public func formatted(style: URL?, in scratch: URL) throws(ScaffoldError) -> MockSet {
    if files.isEmpty { return self }
    var set = self
    do {
      let texts = try SwiftFormat.formatted(files.map(\.text), style: style, in: scratch)
      for (index, text) in texts.enumerated() { set.files[index].text = text }
      return set
    } catch {
      throw .unwritable(path: files[0].path, reason: "swift format: \(error)")
    }
  }

  /// What differs from the files on the disk: files to write, and written ones whose protocols are gone or unnamed.
  ///
  /// - Parameter root: The workspace's folder.
  /// - Throws: `unwritable` for a file that stands at the place of a mock and was written by someone else.
  public func changes(in root: URL) throws(ScaffoldError) -> ScaffoldPlan {
    var changed: [ScaffoldPlan.File] = []
    for file in files {
      let place = root.appendingPathComponent(file.path)
      let before = FileManager.default.contents(atPath: place.path).map { String(decoding: $0, as: UTF8.self) }
      if before == file.text { continue }
      if let before, !before.hasPrefix(MockWriter.mark) {
        throw .unwritable(path: file.path, reason: "another file stands there")
      }
      changed.append(ScaffoldPlan.File(path: file.path, text: file.text, before: before))
    }
    let planned = Set(files.map(\.path))
    let stale = written.filter { !planned.contains($0.key) }.sorted { $0.key < $1.key }
    return ScaffoldPlan(
      folders: [], files: changed, notes: [],
      removals: stale.map { ScaffoldPlan.File(path: $0.key, text: "", before: $0.value) })
  }
}
