import TerminalKit

enum Part: String, CaseIterable {
  case library, program, documentation
}

@main struct Installer {
  static func main() async {
    let prompt = TerminalPrompt()
    do {
      let name = try await prompt.text("Name of the project", default: "demo") { name in
        name.allSatisfy { $0.isLetter } ? nil : "Letters only."
      }
      let license = try await prompt.choice("License", ["MIT", "Apache-2.0", "none"]) { TerminalText($0) }
      let parts = try await prompt.choices("Parts", Part.allCases) { TerminalText($0.rawValue) }
      let token = try await prompt.secret("Token of the registry")
      guard try await prompt.confirm("Create \(name) under \(license)?") else { return }
      try await prompt.steps(
        parts.map { part in
          ("Making the \(part.rawValue)", { try await Task.sleep(for: .milliseconds(token.isEmpty ? 1 : 200)) })
        })
    } catch {
      print("Nothing was made: \(error).")
    }
  }
}
