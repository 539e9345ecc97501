import ArchitectureKit
import CommandKit
import Foundation

/// `architect check`
struct CheckCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Say what breaks a contract.",
      discussion: "Exits with 0 if nothing does, with 1 if something does; warnings alone break nothing.",
      examples: [
        CommandExample("architect check --changed-since origin/main", abstract: "Look at one's own changes"),
        CommandExample("architect check --contract layers --timings", abstract: "Look at one contract"),
      ])
  }

  @OptionGroup var options: WorkspaceOptions

  @Option(help: "How the report is written.")
  var format = ReportFormat.text

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

  func run() async throws {
    let place = options.place
    let configuration = try place.configuration()
    if let remark = place.remark { Output.complain(remark + "\n") }
    let workspace = try options.workspace(configuration)
    let checker = Checker(configuration)
    if shrinkBaseline { try shrink(checker.report(on: workspace), configuration, place) }
    let whole = checker.report(on: workspace, baseline: try baseline(configuration, place))
    if timings { Output.complain(Self.times(of: whole)) }
    let report = try narrowed(whole, place)
    Output.write(report.text(as: format, below: place.path(for: format), each: each))
    if !report.isClean || strict && report.warningCount > 0 { throw ExitCode.failure }
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
