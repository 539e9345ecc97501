import ArchitectureKit
import CommandKit
import Foundation

/// `architect check`
struct CheckCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Say what breaks a contract.",
      discussion:
        "Exits with 0 if nothing does, with 1 if something does; warnings alone break nothing. It changes nothing, but "
        + "for --fix-manifest and --shrink-baseline.",
      examples: [
        CommandExample("architect check --changed-since origin/main", abstract: "Look at one's own changes"),
        CommandExample("architect check --contract layers --timings", abstract: "Look at one contract"),
        CommandExample("architect check --fix-manifest --dry-run", abstract: "Show the lines that manifests lack"),
      ])
  }

  @OptionGroup var options: WorkspaceOptions

  @Option(help: "How the report is written.")
  var format = ReportFormat.text

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(help: "List every place of a text report, not just the first of each fact; other formats always do.")
  var each = false

  @Option(
    help: ArgumentHelp(
      "Show this contract alone, by its title, kind or name; every contract is checked.", valueName: "contract"))
  var contract: [String] = []

  @Option(help: ArgumentHelp("Show only what is in files that changed since a commit of git.", valueName: "commit"))
  var changedSince: String?

  @Flag(help: "Exit with 1 for a warning too.")
  var strict = false

  @Flag(help: "Write to standard error what each contract took.")
  var timings = false

  @Flag(help: "Take out of the baseline what no longer stands; make the baseline if there is none.")
  var shrinkBaseline = false

  @Flag(
    help: "Add to manifests what undeclared imports lack, as far as no contract forbids the import; then check again.")
  var fixManifest = false

  @Flag(help: "With --fix-manifest: show the lines as a diff, and write nothing.")
  var dryRun = false

  func validate() throws(ValidationError) {
    if json, ![.text, .json].contains(format) {
      throw ValidationError("--json and another --format exclude each other.")
    }
    if dryRun, !fixManifest { throw ValidationError("--dry-run is for --fix-manifest.") }
    if dryRun, json || format != .text {
      throw ValidationError("--dry-run shows a diff, and no report that has a --format.")
    }
    if fixManifest, shrinkBaseline {
      throw ValidationError("--fix-manifest and --shrink-baseline go one after another.")
    }
  }

  func run() async throws {
    let place = options.place
    let configuration = try place.configuration()
    if let remark = place.remark { Output.complain(remark + "\n") }
    // Another one that writes at the same time waits, and sees what this one has made.
    let lock = fixManifest && !dryRun ? try FolderLock(cleaning: place.root) : nil
    defer { withExtendedLifetime(lock) {} }
    var isFixed = true
    if fixManifest {
      let workspace = try options.workspace(configuration)
      let fixing = ManifestFixing(options: options, isDryRun: dryRun)
      isFixed = try fixing.run(report(on: workspace, configuration, place), on: workspace)
      if dryRun { return try end(isFixed) }
    }
    let workspace = try options.workspace(configuration)
    if shrinkBaseline { try shrink(Checker(configuration).report(on: workspace), configuration, place) }
    let report = try report(on: workspace, configuration, place)
    let format = json ? ReportFormat.json : format
    Output.write(report.text(as: format, below: place.path(for: format), each: each))
    try end(isFixed && report.isClean && !(strict && report.warningCount > 0))
  }

  private func end(_ isGood: Bool) throws(ExitCode) {
    if !isGood { throw .failure }
  }

  private func report(on workspace: Workspace, _ configuration: Configuration, _ place: WorkspacePlace) throws -> Report
  {
    let whole = Checker(configuration).report(on: workspace, baseline: try baseline(configuration, place))
    if timings { Output.complain(Self.times(of: whole)) }
    return try narrowed(whole, place)
  }

  /// What the options ask to see.
  private func narrowed(_ report: Report, _ place: WorkspacePlace) throws(ArchitectFailure) -> Report {
    var report = report
    if !contract.isEmpty {
      guard let part = report.narrowed(to: contract) else {
        throw .unknownContract(contract, known: report.contracts.map(\.title))
      }
      report = part
    }
    guard let changedSince else { return report }
    return report.narrowed(toFiles: try GitChanges.files(since: changedSince, in: place.root))
  }

  /// A line for each contract, the slowest first.
  private static func times(of report: Report) -> String {
    report.contracts.sorted { $0.duration > $1.duration }.map { verdict in
      let milliseconds = verdict.duration / Duration.milliseconds(1)
      return String(format: "%8.1f ms  ", milliseconds) + verdict.title + "\n"
    }.joined()
  }

  private func baseline(
    _ configuration: Configuration, _ place: WorkspacePlace
  ) throws(ArchitectFailure) -> Baseline? {
    guard let path = configuration.baseline, FileManager.default.fileExists(atPath: place.url(path).path) else {
      return nil
    }
    guard let text = FileManager.default.contents(atPath: place.url(path).path) else { throw .unreadable(path) }
    do { return try Baseline(reading: text, file: path) } catch { throw .configuration(error) }
  }

  private func shrink(_ report: Report, _ configuration: Configuration, _ place: WorkspacePlace) throws {
    guard let path = configuration.baseline else {
      throw ValidationError("The contract file names no baseline.")
    }
    let next = try baseline(configuration, place)?.shrunk(to: report.standing) ?? Baseline(of: report.standing)
    do {
      try Data(next.text.utf8).write(to: place.url(path), options: .atomic)
    } catch {
      throw ArchitectFailure.unwritable(path, reason: error.localizedDescription)
    }
  }
}
