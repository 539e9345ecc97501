import ArchitectureKit
import CommandKit
import Foundation
import TerminalKit

/// Plans a module in a workspace, and shows or writes it.
struct ScaffoldSession {
  /// The folder of the workspace: the nearest one above with a table of modules, else the folder itself.
  let root: URL
  private let options: any ScaffoldRunOptions

  init(_ options: ScaffoldOptions) {
    self.options = options
    root = Self.root(from: options.packagePath)
  }

  func run(_ request: ScaffoldRequest) throws(ArchitectFailure) {
    try run { loader throws(ArchitectFailure) in try plan(request, by: loader) }
  }

  private func run(
    _ plan: (ManifestLoader) throws(ArchitectFailure) -> ScaffoldPlan
  ) throws(ArchitectFailure) {
    guard FileManager.default.fileExists(atPath: root.path) else {
      throw .unreadable(options.packagePath)
    }
    // Another one that runs at the same time waits, and sees what this one has made.
    let lock = options.dryRun ? nil : try FolderLock(cleaning: root)
    // A contract file that can't be read would stop the check of what is written by then.
    _ = try workspace.place.configuration()
    defer { withExtendedLifetime(lock) {} }
    try workspace.withLoader { loader throws(ArchitectFailure) in
      let plan = try plan(loader)
      if !options.dryRun { try write(plan) }
      let outcome = options.dryRun ? ScaffoldOutcome.planned : .written
      Output.write(options.json ? plan.json(outcome) : plan.text(outcome))
      if !options.dryRun { try check(plan, by: loader) }
    }
  }

  private func plan(_ request: ScaffoldRequest, by loader: ManifestLoader) throws(ArchitectFailure) -> ScaffoldPlan {
    let hasManifest = FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    let modules = hasManifest ? Set(try workspace.workspace(.standard, by: loader).modules.map(\.name)) : []
    do {
      var request = request
      let site = ScaffoldSite(reading: root, modules: modules)
      if request.kits == nil, !hasManifest, let checkout = Checkout.path {
        request.kits = try KitSource(checkout, from: root, version: Version.number)
      }
      return try formatted(try request.plan(at: site, from: .own))
    } catch {
      throw .scaffold(error)
    }
  }

  private func formatted(_ plan: ScaffoldPlan, all: Bool = false) throws(ScaffoldError) -> ScaffoldPlan {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("architect-\(UUID().uuidString)")
    defer { WorkspaceOptions.remove(scratch) }
    let style = root.appendingPathComponent(".swift-format")
    let isThere = FileManager.default.fileExists(atPath: style.path)
    return try plan.formatted(all: all, style: isThere ? style : nil, in: scratch)
  }

  private func write(_ plan: ScaffoldPlan) throws(ArchitectFailure) {
    do { try plan.write(to: root) } catch { throw .scaffold(error) }
  }

  /// A module that breaks a contract as it was made is a mistake of ours.
  private func check(_ plan: ScaffoldPlan, by loader: ManifestLoader) throws(ArchitectFailure) {
    let configuration = try workspace.place.configuration()
    let report = Checker(configuration).report(on: try workspace.workspace(configuration, by: loader))
    let broken = report.violations.filter { violation in
      violation.severity == .error && plan.files.contains { $0.path == violation.location.file }
    }
    if let first = broken.first {
      throw .bug("\(first.location.file):\(first.location.line): \(first.message) [\(first.rule)]")
    }
  }

  /// What would be cached is about to change, and a dry run leaves no trace.
  private var workspace: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.packagePath = root.path
    options.noCache = true
    return options
  }
}

// Slices.
extension ScaffoldSession {
  /// A session on the workspace of the next contract file above.
  init(_ options: SliceOptions) {
    self.options = options
    root = WorkspacePlace(from: options.packagePath, contracts: nil).root
  }

  func run(_ request: SliceRequest) throws(ArchitectFailure) {
    let configuration = try workspace.place.configuration()
    try run { loader throws(ArchitectFailure) in
      let plan = try plan(request, with: configuration.slices)
      // A workspace that can't be read would stop the check of what is written by then.
      _ = try workspace.workspace(configuration, by: loader)
      return plan
    }
  }

  private func plan(_ request: SliceRequest, with contract: SliceContract?) throws(ArchitectFailure) -> ScaffoldPlan {
    do throws(ScaffoldError) {
      guard let contract else { throw .noSlices }
      let site = try SliceSite(reading: root, contract: contract)
      return try formatted(try request.plan(at: site, from: .own), all: true)
    } catch {
      throw .scaffold(error)
    }
  }
}

extension ScaffoldSession {
  /// For the shell: what a feature of the workspace in the working folder may use.
  static func usableModules(_ context: CompletionContext) -> [CompletionCandidate] {
    manifest(in: root(from: ".")).map(ScaffoldSite.usableModules)?.map { CompletionCandidate($0) } ?? []
  }

  private static func root(from path: String) -> URL {
    let start = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL
    var folder = start
    while folder.pathComponents.count > 1 {
      if manifest(in: folder)?.contains("let modules: [Module] = [") == true { return folder }
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
      folder.deleteLastPathComponent()
    }
    return start
  }

  private static func manifest(in folder: URL) -> String? {
    FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// The checkout that architect was built from.
enum Checkout {
  /// Nil where it isn't there any more, and where the package manager may remove it.
  static let path: String? = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let isThere = FileManager.default.fileExists(atPath: root.appendingPathComponent("Modules/DependencyKit").path)
    return isThere && !root.path.contains("/checkouts/") ? root.path : nil
  }()
}
