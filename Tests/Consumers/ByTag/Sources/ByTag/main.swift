import CommandKit
import ModuloUtilities

struct Days: ParsableCommand {
  @Argument(help: "A day.") var start: String
  @Argument(help: "A later day.") var end: String

  mutating func run() async throws {
    guard let start = CalendarDay(start), let end = CalendarDay(end) else { throw ValidationError("Give two days.") }
    print("ByTag: \(start.days(until: end)) days")
  }
}

let code = await CommandRunner(Days.self).run(
  ["2026-04-12", "2026-12-12"], output: { print($0) }, errorOutput: { print($0) })
guard code == .success else { fatalError("exit code \(code.rawValue)") }
