import Foundation

/// What changed in a working tree, and the commits that lead to it.
enum GitChanges {
  /// The files that differ from a commit, and those that git doesn't know yet, as paths from a folder.
  static func files(since commit: String, in folder: URL) throws(ArchitectFailure) -> Set<String> {
    // Git would read a commit that looks like an option as one.
    guard !commit.hasPrefix("-") else { throw .unreadable("the commit “\(commit)”") }
    let changed = try git(["diff", "--name-only", "--relative", "-z", commit, "--"], in: folder, for: commit)
    let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder, for: commit)
    return Set((changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The messages of the commits since one, merges left out, the oldest first; of the last commit for nil.
  static func messages(
    since commit: String?, in folder: URL
  ) throws(ArchitectFailure) -> [(commit: String, text: String)] {
    if let commit, commit.hasPrefix("-") { throw .unreadable("the commit “\(commit)”") }
    let range = commit.map { ["--no-merges", "\($0)..HEAD"] } ?? ["--max-count=1", "HEAD"]
    let log = try git(
      ["log", "--reverse", "--format=%h%n%B", "-z"] + range + ["--"], in: folder, for: commit ?? "HEAD")
    return log.split(separator: 0).map { entry in
      let lines = String(decoding: entry, as: UTF8.self).split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.dropFirst().first.map(String.init) ?? "")
    }
  }

  private static func git(_ arguments: [String], in folder: URL, for commit: String) throws(ArchitectFailure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    // Git tells a hook where its repository is; the folder may be in another one, or in a part of it.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw .unreadable("the changes since “\(commit)”") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .unreadable("the changes since “\(commit)”") }
    return data
  }
}
