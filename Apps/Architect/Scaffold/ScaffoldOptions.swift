import ArchitectureKit
import CommandKit
import Foundation

/// What every scaffold is asked.
protocol ScaffoldRunOptions {
  var packagePath: String { get }
  var dryRun: Bool { get }
  var json: Bool { get }
}

/// What every kind of module is asked.
struct ScaffoldOptions: ParsableArguments, ScaffoldRunOptions {
  @Argument(help: "The name of the module, such as Product; its kind adds the rest.")
  var name: String

  @Option(help: ArgumentHelp("The organization that the module's manifest names.", valueName: "name"))
  var organizationName = "axient"

  @Option(
    help: ArgumentHelp(
      "What bundle identifiers begin with: com.axiomorient, for an app com.example unless given.", valueName: "prefix"))
  var bundleIdPrefix: String?

  @Option(help: ArgumentHelp("The team that signs the module in an app project.", valueName: "team"))
  var teamId: String?

  @Option(
    help: ArgumentHelp("The lowest version of iOS: 18.0, for a shared module 17.0 unless given.", valueName: "version"))
  var deploymentTarget: String?

  @Option(
    help: ArgumentHelp(
      "Where DependencyKit and NavigationKit come from: a checkout of modulo, or its URL, with @VERSION. Needed once.",
      valueName: "place"), completion: .directory)
  var kits: String?

  @Option(help: ArgumentHelp("The folder of the workspace, or one in it.", valueName: "folder"))
  var packagePath = "."

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Write one JSON document.")
  var json = false
}

extension ScaffoldOptions {
  /// The module that is asked for.
  func request(_ kind: ScaffoldKind, root: URL) throws(ArchitectFailure) -> ScaffoldRequest {
    var request = ScaffoldRequest(kind, name)
    request.organizationName = organizationName
    request.bundleIdentifierPrefix = bundleIdPrefix
    request.teamIdentifier = teamId
    request.deploymentTarget = deploymentTarget
    if let kits {
      do {
        request.kits = try KitSource(kits, from: root, version: Version.number)
      } catch {
        throw .scaffold(error)
      }
    }
    return request
  }
}
