// Makes the text of the exemplars in architect from Apps/Architect/Exemplars.
//
//   swift .ci/exemplars.swift           write it
//   swift .ci/exemplars.swift --check   change nothing; exit 1 if it would change

import Foundation

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let exemplars = root.appendingPathComponent("Apps/Architect/Exemplars")
let path = "Apps/Architect/Scaffold/Exemplars+Own.swift"

/// The sources of the exemplars, sorted, without what building leaves there.
func sources() -> [String] {
  let walk = FileManager.default.enumerator(atPath: exemplars.path)
  let all = (walk?.allObjects ?? []).compactMap { $0 as? String }
  // What is there by a link is of the tests that a copy stands among.
  let linked = ["/TemporaryFolder.swift", "/Lines.swift"]
  return all.filter { path in
    path.hasSuffix(".swift") && !path.contains(".build/") && !linked.contains { path.hasSuffix($0) }
  }.sorted()
}

func text() throws -> String {
  let files = try sources().map { path in
    let text = try String(contentsOf: exemplars.appendingPathComponent(path), encoding: .utf8)
    return """
          (
            "\(path)",
            ##\"""
      \(text)
      \"""##
          ),

      """
  }
  return """
    // Made from Apps/Architect/Exemplars by `make exemplar-texts`; change those.

    import ArchitectureKit

    extension Exemplars {
      /// The exemplars of this program, which travel with it.
      static let own = Exemplars([
    \(files.joined())  ])
    }

    """
}

/// `swift format` with the project's style.
func formatted(_ text: String) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swift", "format", "--configuration", root.appendingPathComponent(".swift-format").path, "-"]
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  DispatchQueue.global().async {
    input.fileHandleForWriting.write(Data(text.utf8))
    input.fileHandleForWriting.closeFile()
  }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
  return data
}

do {
  let made = try formatted(try text())
  let file = root.appendingPathComponent(path)
  if FileManager.default.contents(atPath: file.path) != made {
    let check = CommandLine.arguments.contains("--check")
    print("\(path): \(check ? "differs from the exemplars" : "written")")
    if check { exit(1) }
    try made.write(to: file)
  }
} catch {
  FileHandle.standardError.write(Data("exemplars: \(error)\n".utf8))
  exit(70)
}
