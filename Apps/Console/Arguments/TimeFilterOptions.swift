import CommandKit
import ModuloModels

/// The options that say whose time is meant.
struct TimeFilterOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only the time of this block.", valueName: "block"), completion: .blocks)
  var block: String?

  @Option(help: ArgumentHelp("Only the time of this group.", valueName: "group"), completion: .groups)
  var group: String?

  mutating func validate() throws(ValidationError) {
    if block != nil, group != nil { throw ValidationError("Give either '--block' or '--group'.") }
  }

  /// The filter that they mean; all time without them.
  @MainActor func filter(in session: ConsoleSession) throws -> TimeFilter {
    if let block { return .block(try session.block(block, for: .showing)) }
    if let group { return .group(try session.group(group, for: .showing)) }
    return .all
  }
}
