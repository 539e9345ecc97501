import ArchitectureKit
import CommandKit

/// What a stored thing is asked.
struct SliceOptions: ParsableArguments, ScaffoldRunOptions {
  @OptionGroup var name: ScaffoldName

  @Option(
    help: ArgumentHelp(
      "Its fields, with commas: name:text, and others of the kinds text, money, day, flag and number. A ? after the kind "
        + "lets a field be empty; a flag is never.", valueName: "fields"))
  var fields: [String] = ["name:text"]

  @Option(
    help: ArgumentHelp(
      "The noun that each one belongs to, such as account. What it belongs to takes it along when it is deleted.",
      valueName: "noun"))
  var owner: String?

  @Option(
    help: ArgumentHelp(
      "The noun beside whose screens and commands its own stand; the owner, or what the contract file names.",
      valueName: "noun"))
  var beside: String?

  @Option(help: ArgumentHelp("What several of them are called, such as People.", valueName: "name"))
  var plural: String?

  @Option(
    help: ArgumentHelp(
      "Its French words: \"fr=un budget\" with its article, \"fr=un cheval,chevaux\" with a plural of its own, and "
        + "\"fr.limit=Plafond\" for a field. The build stops at a line that lacks them.", valueName: "words"))
  var words: [String] = []

  @Option(help: ArgumentHelp("The folder of the workspace, or one in it.", valueName: "folder"))
  var packagePath = "."

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Write one JSON document.")
  var json = false
}

extension SliceOptions {
  /// The stored thing that is asked for.
  var request: SliceRequest {
    var request = SliceRequest(name.value)
    request.fields = fields
    request.owner = owner
    request.beside = beside
    request.plural = plural
    request.words = words
    return request
  }
}
