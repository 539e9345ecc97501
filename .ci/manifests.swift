// Makes Modules/*/Package.swift from the table in the root manifest.
//
//   swift .ci/manifests.swift           write them
//   swift .ci/manifests.swift --check   change nothing; exit 1 and name each file that would change

import Foundation

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// The root manifest as the package manager reads it; a scratch path of its own, because the usual one may be locked.
func dumpedPackage(at root: URL) throws -> [String: Any] {
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  let call = ["package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package"]
  let data = try swift(call, temporaryFolder: scratch)
  guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
    throw Failure(description: "swift package dump-package wrote no JSON object")
  }
  return json
}

/// What `swift` with these arguments writes to its standard output, given `input` on its standard input. The package
/// manager leaves its locks in the temporary folder.
func swift(_ arguments: [String], input: Data = Data(), temporaryFolder: URL? = nil) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swift"] + arguments
  if let temporaryFolder {
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporaryFolder.path]) { $1 }
  }
  let source = Pipe()
  let output = Pipe()
  process.standardInput = source
  process.standardOutput = output
  try process.run()
  try source.fileHandleForWriting.write(contentsOf: input)
  try source.fileHandleForWriting.close()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(description: "swift \(arguments[0]) failed") }
  return data
}

struct Target {
  let name: String
  let type: String
  let path: String
  let dependencies: [String]

  init?(_ json: [String: Any]) {
    guard let name = json["name"] as? String, let type = json["type"] as? String, let path = json["path"] as? String
    else { return nil }
    self.name = name
    self.type = type
    self.path = path
    let entries = json["dependencies"] as? [[String: Any]] ?? []
    dependencies = entries.compactMap { ($0["target"] as? [Any] ?? $0["byName"] as? [Any])?.first as? String }
  }

  /// The folder in Modules/ that holds the target, and the rest of its path; nil for an app or a test of the whole.
  var room: (folder: String, rest: String)? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Modules" else { return nil }
    return (String(parts[1]), parts.dropFirst(2).joined(separator: "/"))
  }
}

/// One target as the manifest of its own package declares it: what is in the package by name, the rest as a product.
func declaration(of target: Target, in folder: String, folderOf: [String: String]) -> String {
  if target.type == "system" {
    return """
          .systemLibrary(
            name: "\(target.name)", path: "\(target.room?.rest ?? "")", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

      """
  }
  let lines = target.dependencies.map { name in
    let home = folderOf[name] ?? ""
    let entry = home == folder ? "\"\(name)\"" : ".product(name: \"\(name)\", package: \"\(home)\")"
    return "        \(entry),\n"
  }
  let list = lines.isEmpty ? "" : "\n      dependencies: [\n\(lines.joined())      ],"
  let kind = target.type == "test" ? "testTarget" : "target"
  return """
        .\(kind)(
          name: "\(target.name)",\(list)
          path: "\(target.room?.rest ?? "")", packageAccess: false),

    """
}

func manifest(of folder: String, targets: [Target], folderOf: [String: String], settings: String) -> String {
  let neighbours = Set(targets.flatMap(\.dependencies).compactMap { folderOf[$0] }).subtracting([folder]).sorted()
  let dependencies = neighbours.map { "    .package(path: \"../\($0)\"),\n" }.joined()
  let products = targets.filter { $0.type == "regular" }
    .map { "    .library(name: \"\($0.name)\", targets: [\"\($0.name)\"]),\n" }.joined()
  return """
    // swift-tools-version: 6.2
    // Made from the root's Package.swift by `make manifests`; change that one.
    import PackageDescription

    let package = Package(
      name: "\(folder)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      products: [
    \(products)  ],
      dependencies: [\(dependencies.isEmpty ? "" : "\n" + dependencies + "  ")],
      targets: [
    \(targets.map { declaration(of: $0, in: folder, folderOf: folderOf) }.joined())  ])

    \(settings)

    """
}

func main() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let style = root.appendingPathComponent(".swift-format")
  let check = CommandLine.arguments.contains("--check")
  let source = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
  guard let begin = source.range(of: "// settings: begin\n"), let end = source.range(of: "\n// settings: end") else {
    throw Failure(description: "Package.swift: no part between `// settings: begin` and `// settings: end`")
  }
  let settings = String(source[begin.upperBound..<end.lowerBound])

  let targets = (try dumpedPackage(at: root)["targets"] as? [[String: Any]] ?? []).compactMap(Target.init)
  var folderOf: [String: String] = [:]
  for target in targets { folderOf[target.name] = target.room?.folder }

  var changed: [String] = []
  for folder in Set(folderOf.values).sorted() {
    let members = targets.filter { $0.room?.folder == folder }
    let text = manifest(of: folder, targets: members, folderOf: folderOf, settings: settings)
    let file = root.appendingPathComponent("Modules/\(folder)/Package.swift")
    let formatted = try swift(["format", "--configuration", style.path, "-"], input: Data(text.utf8))
    if FileManager.default.contents(atPath: file.path) == formatted { continue }
    changed.append("Modules/\(folder)/Package.swift")
    if !check { try formatted.write(to: file) }
  }
  for path in changed { print("\(path): \(check ? "differs from the root's table" : "written")") }
  if check && !changed.isEmpty { exit(1) }
}

do { try main() } catch {
  FileHandle.standardError.write(Data("manifests: \(error)\n".utf8))
  exit(70)
}
