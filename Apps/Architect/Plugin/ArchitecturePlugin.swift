import Foundation
import PackagePlugin

/// `swift package architecture`: runs `architect check` on the package, or what is named instead.
@main
struct ArchitecturePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let verbs = ["check", "graph", "init", "scaffold", "help"]
    let named = arguments.first.map { verbs.contains($0) || ["--help", "-h", "--version"].contains($0) } ?? false
    let line = named ? arguments : ["check"] + arguments
    if line.first == "scaffold", line.dropFirst().first != "list", !line.contains("--dry-run") {
      Diagnostics.error("To write: swift package --allow-writing-to-package-directory \(line.joined(separator: " "))")
      exit(64)
    }
    if line.contains("--fix-manifest"), !line.contains("--dry-run") {
      Diagnostics.error("This command writes nothing. To write: architect check --fix-manifest")
      exit(64)
    }
    let process = Process()
    process.executableURL = try context.tool(named: "architect").url
    process.currentDirectoryURL = context.package.directoryURL
    // What the tool remembers has to stay in the one folder that a plugin may write to.
    let remembers = line.first == "check" || line.first == "graph"
    process.arguments = line + (remembers ? ["--cache-path", context.pluginWorkDirectoryURL.path] : [])
    process.environment = ProcessInfo.processInfo.environment.merging(["ARCHITECT_IN_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
