import CommandKit
import DependencyKit
import ModuloContribution
import ModuloModels
import ModuloNavigation
import ModuloUtilities

extension PlanCommands {
  struct Export: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Write the plans as a calendar, which other programs import.",
        discussion: """
          The calendar is an iCalendar file (RFC 5545), in which each plan is an event of whole days. A plan has the same \
          id in every file, so a program that imports one again replaces its events. Plans of archived goals are left \
          out. FILE may be - for standard output. An existing file is replaced only with --force.
          """,
        examples: [CommandExample("modulo plan export plans.ics")])
    }

    @Argument(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file(extensions: ["ics"]))
    var file: FileArgument

    @OptionGroup var document: DocumentOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.recurringPlan(.list(nil)), as: RecurringPlansListScreen.self)
      await screen.appear()
      try session.require(screen.viewModel.failure)
      guard let calendar = screen.viewModel.calendar, !calendar.events.isEmpty else {
        return try session.require(RecurringPlanError.rule(.noPlans))
      }
      guard let file = try session.write(calendar.text, to: file, document) else { return }
      if session.wantsJSON {
        try session.printJSON(PlanJSON.export.json((file, calendar.events.count)))
      } else {
        try session.showWritten(file)
      }
    }
  }
}
