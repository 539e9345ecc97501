import ArchitectureKit

/// Which code this system compiles, as far as the conditions of conditional compilation tell it: `canImport` of a
/// system's library, and `os`. Code under another condition counts as compiled.
struct CompiledCode {
  private struct Level {
    /// Whether a clause before this one holds for certain.
    var isTaken = false
    var isCompiled = true
  }

  #if canImport(Darwin)
    private static let (own, others) = (["canImport(Darwin)", "os(macOS)"], ["canImport(Glibc)", "os(Linux)"])
  #else
    private static let (own, others) = (["canImport(Glibc)", "os(Linux)"], ["canImport(Darwin)", "os(macOS)"])
  #endif

  private var levels: [Level] = []
  /// For each token of the code, whether it may be compiled.
  private(set) var isCompiled: [Bool] = []

  init(_ source: SourceFile) {
    for token in source.code {
      if token.kind == .directive { follow(source.text(of: token), source.condition(after: token)) }
      isCompiled.append(levels.allSatisfy(\.isCompiled))
    }
  }

  private mutating func follow(_ directive: String, _ condition: String) {
    var level = directive == "#if" ? Level() : levels.popLast() ?? Level()
    if directive == "#endif" { return }
    level.isCompiled = !level.isTaken && !Self.others.contains(condition)
    level.isTaken = level.isTaken || Self.own.contains(condition)
    levels.append(level)
  }
}

extension SourceFile {
  /// What follows a directive on its line, without blanks.
  fileprivate func condition(after directive: Token) -> String {
    let line = location(of: directive).line
    return code.filter { $0.range.lowerBound > directive.range.lowerBound && location(of: $0).line == line }.map(
      text(of:)
    ).joined()
  }
}
