// swift-tools-version: 6.2
import PackageDescription

// Three programs of a terminal, written as those of an app are: everything is the main actor's unless it says otherwise.
let package = Package(
  name: "Screens",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../../Modules/TerminalKit")],
  targets: ["Todo", "Dashboard", "Installer"].map { name in
    .executableTarget(
      name: name, dependencies: ["TerminalKit"],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)])
  })
