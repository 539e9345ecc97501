import ArchitectureKit
import CommandKit
import Foundation

/// `architect mocks`
struct MocksCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mocks", abstract: "Make mocks from protocols.",
      discussion:
        "A mock records calls, and answers them by plan, else as a fake does. The protocols are those before which a "
        + "comment // architect:mock stands, and those that “mocks” names in the contract file. What it has made and "
        + "nothing asks for any more is removed. Exits with 1 if a protocol can't be mocked; the others are made.",
      examples: [
        CommandExample("architect mocks", abstract: "Make all mocks"),
        CommandExample("architect mocks --check", abstract: "Say which are stale"),
        CommandExample(
          "architect mocks Sources/Shop --protocol '*Store' --into Tests/ShopTests/Mocks",
          abstract: "Make mocks of some protocols"),
      ])
  }

  @OptionGroup var options: WorkspaceOptions

  @Argument(help: "A file or folder, whose protocols count alone.")
  var path: String?

  @Flag(help: "Write nothing, and exit with 1 if a mock is stale.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The protocols, instead of those that the contract file names; * matches all.", valueName: "name"))
  var `protocol`: [String] = []

  @Option(help: ArgumentHelp("The folder of the mocks, with --protocol.", valueName: "folder"))
  var into: String?

  @Flag(help: "Write one JSON document.")
  var json = false

  func validate() throws(ValidationError) {
    if `protocol`.isEmpty != (into == nil) { throw ValidationError("--protocol and --into go together.") }
    if let path, !FileManager.default.fileExists(atPath: path) {
      throw ValidationError("There is no file or folder '\(path)'.")
    }
  }

  func run() async throws {
    let place = options.place
    let configuration = try place.configuration()
    // Another one that writes at the same time waits, and sees what this one has made.
    let lock = check ? nil : try FolderLock(cleaning: place.root)
    defer { withExtendedLifetime(lock) {} }
    let workspace = try options.workspace(configuration)
    let paths = try path.map { path throws(ArchitectFailure) in PathSet([try place.path(from: path)]) }
    var mocks = MockMaker(workspace, rules: try rules(configuration, place, paths)).mocks()
    if let paths { mocks = mocks.narrowed(to: paths) }
    let changes = try changes(of: mocks, place)
    let report = MockReport(mocks, changes: changes, isCheck: check)
    if !check, !changes.isEmpty { try write(changes, to: place.root) }
    Output.write(json ? report.json : report.text(below: place.path(for: .text)))
    if !report.isGood { throw ExitCode.failure }
  }

  private func rules(
    _ configuration: Configuration, _ place: WorkspacePlace, _ paths: PathSet?
  ) throws(ArchitectFailure) -> [MockRule] {
    guard let into else { return configuration.mocks }
    return [MockRule(protocols: `protocol`, in: paths, folder: try place.path(from: into))]
  }

  private func changes(of mocks: MockSet, _ place: WorkspacePlace) throws(ArchitectFailure) -> ScaffoldPlan {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("architect-\(UUID().uuidString)")
    defer { WorkspaceOptions.remove(scratch) }
    let style = place.url(".swift-format")
    let isStyled = FileManager.default.fileExists(atPath: style.path)
    do {
      return try mocks.formatted(style: isStyled ? style : nil, in: scratch).changes(in: place.root)
    } catch {
      throw .scaffold(error)
    }
  }

  private func write(_ changes: ScaffoldPlan, to root: URL) throws(ArchitectFailure) {
    do { try changes.write(to: root) } catch { throw .scaffold(error) }
  }
}
