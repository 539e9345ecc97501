import Testing

@testable import ArchitectureKit

/// What a slice has above the providers, in a workspace with a program.
@Suite struct SliceProgramTests {
  private func request(_ name: String = "Budget") -> SliceRequest {
    var request = SliceRequest(name)
    request.fields = ["name:text,limit:money,due:day?"]
    request.owner = "goal"
    return request
  }

  private func plan(_ request: SliceRequest, at site: SliceSite = .program) throws -> ScaffoldPlan {
    try request.plan(at: site, from: .ofRepository)
  }

  private func refusal(of request: SliceRequest, at site: SliceSite = .program) -> String {
    do throws(ScaffoldError) {
      _ = try request.plan(at: site, from: .ofRepository)
      return "it is planned"
    } catch {
      return error.description
    }
  }

  private func file(_ name: String, of plan: ScaffoldPlan) throws -> String {
    try #require(plan.files.first { $0.path.hasSuffix("/" + name) }).text
  }

  @Test func `T01 a slice has its screens, its commands and its lines in the program too`() throws {
    let plan = try plan(request())
    let new = plan.files.filter { $0.before == nil }.map(\.path)
    let expected = [
      "Rooms/Navigation/Sources/Navigation/Destinations/BudgetDestination.swift",
      "Rooms/DesignSystem/Sources/DesignSystem/Components/BudgetTable.swift",
      "Rooms/Features/Sources/Goals/Budget/BudgetFormScreen.swift",
      "Rooms/Features/Tests/GoalsTests/Budget/BudgetFormTests.swift", "Programs/Shop/Budget/BudgetCommands.swift",
      "Tests/ShopTests/BudgetTests.swift",
    ]
    let missing = expected.filter { !new.contains($0) }
    #expect(missing == [])
    #expect(!new.contains { $0.contains("Exemplar") || $0.hasSuffix("/Modulo.swift") || $0.hasSuffix("/Lines.swift") })
    let added = plan.files.filter { $0.before != nil }.flatMap(\.addedLines)
    #expect(added.contains("  BudgetDestination.self,"), "\(added)")
    #expect(added.contains("  budget,"), "\(added)")
  }

  @Test func `its screens and commands stand beside those of the owner`() throws {
    let plan = try plan(request("SavingsPlan"))
    let (destination, slice) = (
      try file("SavingsPlanDestination.swift", of: plan), try file("SavingsPlanSlice.swift", of: plan)
    )
    #expect(destination.contains("AppFlow { .savings }"))
    #expect(destination.contains("DestinationPath(\"savings-plan/:savings-plan/edit\")"))
    #expect(slice.contains("section: .saving,"))
    #expect(slice.contains("import ShopGoals"))
    #expect(!slice.contains("@testable"))
    let options = try file("SavingsPlanFieldOptions.swift", of: plan)
    #expect(options.contains("completion: .goals)"))
    let tests = try file("SavingsPlanTests.swift", of: plan)
    #expect(tests.contains("\"--goal\", FinancialGoalEntity.samples[0].id.uuidString"))
    let world = try file("SavingsPlanWorld.swift", of: plan)
    #expect(world.contains("@testable import ShopGoals"))
    #expect(plan.notes.first == "Its screens are in Goals, and its commands where help has “saving”.")
  }

  @Test(arguments: [true, false]) func `no word of the exemplar is left`(_ hasOwner: Bool) throws {
    var request = request()
    if !hasOwner { request.owner = nil }
    request.fields = ["name:text"] + SliceField.Kind.allCases.enumerated().map { "zu\($0):\($1.rawValue)" }
    let files = try plan(request).files
    let pattern = /(?i)sample.?thing|exemplar|first.?(text|money|day|flag|number)|spare|slice:|netWorth/
    let left = files.flatMap { file in file.addedLines.filter { $0.contains(pattern) }.map { "\(file.path): \($0)" } }
    #expect(left.filter { !$0.contains("“") } == [])
    let owners = files.filter { $0.before == nil }.flatMap(\.addedLines).filter { $0.contains(/(?i)account/) }
    #expect(owners == [])
  }

  @Test func `as many fields as there can be keep the limits of files`() throws {
    var request = request()
    for kind in SliceField.Kind.allCases {
      request.fields = ["name:text"] + (1...SliceField.most).map { "field\($0):\(kind.rawValue)" }
      for file in try plan(request).files where file.before == nil {
        #expect(file.lineCount <= (file.path.contains("Tests/") ? 450 : 350), "\(file.path)")
      }
    }
  }

  @Test func `without a program it ends at the providers`() throws {
    let plan = try plan(request(), at: .shop)
    #expect(!plan.files.contains { $0.path.contains("/Navigation/") || $0.path.hasSuffix("Screen.swift") })
    #expect(plan.notes.first == "It has no screen and no command.")
  }

  @Test(arguments: [("nobody", "the nouns are goal, rate"), ("rate", "no form, no destination")])
  func `T02 a noun that has no screens is refused as a neighbour`(_ noun: String, _ reason: String) {
    var request = request()
    request.beside = noun
    #expect(refusal(of: request).contains(reason), "\(refusal(of: request))")
  }

  @Test(arguments: [("LedgerEntry", "DataCommands.swift:1"), ("Goal", "FinancialGoal.swift:1")])
  func `T02 a command that is there is named`(_ name: String, _ place: String) {
    var request = request(name)
    request.owner = nil
    #expect(refusal(of: request).contains(place), "\(refusal(of: request))")
  }

  @Test(arguments: ["destination", "console"]) func `T02 a marker that is gone is named`(_ marker: String) {
    let sources = SliceSite.program.sources.mapValues { $0.replacing("// slice: \(marker)", with: "// gone") }
    let site = SliceSite(contract: SliceSite.program.contract, sources: sources)
    #expect(refusal(of: request(), at: site).contains("has no line “// slice: \(marker)”"))
  }

  @Test(arguments: ["json:flag", "data:text", "submit:text", "dryRun:flag"])
  func `T02 a field that a command has already is refused`(_ field: String) {
    var request = request()
    request.fields = ["name:text,\(field)"]
    #expect(refusal(of: request).contains("of its own"), "\(refusal(of: request))")
  }
}
