import ArchitectureKit
import CommandKit
import Foundation

/// What every scaffold is asked.
protocol ScaffoldRunOptions {
  var packagePath: String { get }
  var dryRun: Bool { get }
  var json: Bool { get }
}

/// The name of what is made: by its place, or by `--name`.
struct ScaffoldName: ParsableArguments {
  @Argument(help: "The name in upper camel case, such as Product; the kind of a module adds the rest.")
  var name: String?

  @Option(name: .customLong("name"), help: ArgumentHelp("The same as an option.", valueName: "name"))
  var named: String?

  /// The name, which ``validate()`` has found.
  var value: String { name ?? named ?? "" }

  func validate() throws(ValidationError) {
    if name != nil, named != nil { throw ValidationError("The name is given twice: once is enough.") }
    if name == nil, named == nil { throw ValidationError("Missing the name of what is to be made.") }
  }
}

/// What every kind of module is asked.
struct ScaffoldOptions: ParsableArguments, ScaffoldRunOptions {
  @OptionGroup var name: ScaffoldName

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
    var request = ScaffoldRequest(kind, name.value)
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
