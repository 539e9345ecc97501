public import Foundation
import Synchronization

/// Files in memory.
public final class MockFiles: Sendable {
  private let contents = Mutex<[String: [UInt8]]>([:])
  private let protected = Mutex<Set<String>>([])

  /// Creates an empty set of files.
  public init() {}

  /// The content of a file; `nil` for none.
  public subscript(url: URL) -> [UInt8]? { contents.withLock { $0[url.path] } }

  /// Adds to the end of a file, which is made when it is missing.
  public func append(_ bytes: [UInt8], to url: URL) {
    contents.withLock { $0[url.path, default: []] += bytes }
  }

  /// Makes a file one that can't be removed.
  public func protect(_ url: URL) { protected.withLock { _ = $0.insert(url.path) } }

  /// Removes a file and returns its content; `nil` for none.
  func take(_ url: URL) -> [UInt8]? {
    contents.withLock { $0.removeValue(forKey: url.path) }
  }

  /// The paths of what restores kept.
  var kept: [String] { paths { $0.hasPrefix(Self.kept) } }

  /// The paths of the drafts that a test puts there, as a program that was killed would.
  var leftovers: [String] { paths { $0.hasPrefix(".draft-") } }

  /// Removes the files that aren't protected; returns their paths.
  func remove(_ paths: [String]) -> [String] {
    let removed = protected.withLock { protected in paths.filter { !protected.contains($0) } }
    contents.withLock { contents in for path in removed { contents[path] = nil } }
    return removed
  }

  private func paths(where isWanted: (_ name: Substring) -> Bool) -> [String] {
    contents.withLock { $0.keys.filter { $0.split(separator: "/").last.map(isWanted) ?? false } }.sorted()
  }

  private static let kept = "memory.before-restore"

  /// A name beside `url` that no file has, for what a restore replaces.
  func unusedURL(near url: URL) -> URL {
    let folder = url.deletingLastPathComponent()
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { folder.appendingPathComponent("\(Self.kept)-\($0)") }
    return names.first { self[$0] == nil } ?? url
  }
}
