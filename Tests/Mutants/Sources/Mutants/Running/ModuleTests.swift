import Foundation

/// The tests of one module, in a working copy.
struct ModuleTests {
  /// The outcome of a change.
  enum Verdict: Hashable {
    /// A test failed.
    case noticed
    /// The tests didn't end.
    case overtime
    /// Every test passed.
    case survived
    /// The compiler refuses it, or takes too long over it.
    case uncompiled
  }

  let module: String
  let copy: WorkingCopy
  /// How many seconds the tests have: many times what they took unchanged, on a machine that does other things too.
  private var limit = longest

  /// Why nothing can be said about a module.
  enum Failure: Error, Hashable {
    /// Its tests don't pass as they are; what they say is in the file.
    case notGreen(module: String, output: String)
  }

  /// Builds the module and runs its tests once, unchanged.
  ///
  /// - Throws: ``Failure``.
  init(of module: String, in copy: WorkingCopy) throws {
    self.module = module
    self.copy = copy
    try copy.emptyTemporaryFolder()
    guard try build() == .status(0) else { throw Failure.notGreen(module: module, output: output.path) }
    let start = ContinuousClock.now
    guard try test() == .status(0) else { throw Failure.notGreen(module: module, output: output.path) }
    limit = 30 + 10 * Int(start.duration(to: .now).components.seconds)
  }

  /// What the tests make of the sources as they are now.
  func verdict() throws -> Verdict {
    guard try build() == .status(0) else { return .uncompiled }
    switch try test() {
    case .status(0): return .survived
    case .status: return .noticed
    case .overtime: return .overtime
    }
  }

  private func build() throws -> LimitedProcess.End {
    try run(["swift", "build", "--build-tests", "-Xswiftc", "-gline-tables-only"] + options, limit: Self.longest)
  }

  /// A change may make a program take memory without an end, which the shell limits.
  private func test() throws -> LimitedProcess.End {
    let end = try run(
      ["sh", "-c", "ulimit -v \(Self.memory) 2>/dev/null; exec \"$@\"", "sh", "swift", "test", "--skip-build"]
        + options,
      limit: limit)
    try copy.emptyTemporaryFolder()
    return end
  }

  private func run(_ call: [String], limit: Int) throws -> LimitedProcess.End {
    try LimitedProcess.run(call, environment: environment, output: output, limit: limit)
  }

  private var options: [String] { ["--package-path", copy.package(module).path, "--scratch-path", copy.scratch.path] }
  private var output: URL { copy.folder.appendingPathComponent("output.txt") }

  /// A change may leave a warning, so warnings are no errors here.
  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key != "MODULO_STRICT" }
      .merging(["TMPDIR": copy.temporaryFolder.path]) { $1 }
  }

  /// How many seconds a build has, and the tests of the module as it is.
  private static let longest = 900
  /// How many KiB of addresses the tests have.
  private static let memory = 16_777_216
}

extension ModuleTests.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .notGreen(let module, let output): "the tests of \(module) don't pass as they are: \(output)"
    }
  }
}
