import ArchitectureKit
import CommandKit
import Foundation

/// `architect check`
struct CheckCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Say what breaks a contract.",
      discussion: "Exits with 0 if nothing does, with 1 if something does; warnings alone break nothing.")
  }

  @OptionGroup var options: WorkspaceOptions

  @Option(help: "How the report is written.")
  var format = ReportFormat.text

  @Flag(help: "Take out of the baseline what no longer stands; make the baseline if there is none.")
  var shrinkBaseline = false

  func run() async throws {
    let place = options.place
    let configuration = try place.configuration()
    if let remark = place.remark { Output.complain(remark + "\n") }
    let workspace = try options.workspace(configuration)
    let checker = Checker(configuration)
    if shrinkBaseline { try shrink(checker.report(on: workspace), configuration, place) }
    let report = checker.report(on: workspace, baseline: try baseline(configuration, place))
    Output.write(report.text(as: format, below: place.path(for: format)))
    if !report.isClean { throw ExitCode.failure }
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
