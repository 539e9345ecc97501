import CommandKit
import Testing

struct Greet: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Greets someone.", version: "1.0")

  @Argument(help: "Who is greeted.") var name: String
  @Option(name: .shortAndLong, help: "How often.", environment: "GREET_COUNT") var count = 1

  func validate() throws {
    if count < 1 { throw ValidationError("Greet at least once.") }
  }

  func run() async throws {
    throw CleanExit.message(Array(repeating: "Hello, \(name)!", count: count).joined(separator: " "))
  }
}

@MainActor @Suite struct ReadmeTests {
  @Test func `README example`() async {
    let exit = await CommandRunner(Greet.self).exit(of: ["Ada", "-c2"])
    #expect(exit.output == "Hello, Ada! Hello, Ada!")
  }
}
