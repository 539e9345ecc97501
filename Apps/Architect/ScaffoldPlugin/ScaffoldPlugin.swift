import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory scaffold`: runs `architect scaffold` on the package.
@main
struct ScaffoldPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // After the verb the permission is given too, and handed on.
    let line = arguments.filter { $0 != "--allow-writing-to-package-directory" }
    let process = Process()
    process.executableURL = try context.tool(named: "architect").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["scaffold"] + line
    process.environment = ProcessInfo.processInfo.environment.merging(["ARCHITECT_IN_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
