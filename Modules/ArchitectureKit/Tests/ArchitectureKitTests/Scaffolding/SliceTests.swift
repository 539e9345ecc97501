import Foundation
import Testing

@testable import ArchitectureKit

/// What a slice plans: everything but the disk.
@Suite struct SliceTests {
  @Test func `T01 a slice has its files in every layer, and its lines at their markers`() throws {
    let plan = try budget().plan()
    let new = plan.files.filter { $0.before == nil }.map(\.path)
    let folders = Set(new.map { $0.split(separator: "/").prefix(4).joined(separator: "/") })
    let layers = SliceSite.layers.flatMap { layer in
      ["Sources/\(layer)", "Tests/\(layer)Tests"].map { "Rooms/\(layer)/\($0)" }
    }
    #expect(folders.isSuperset(of: layers))
    #expect(new.contains("Rooms/Persistence/Sources/Persistence/Schema/Versions/SchemaV4.swift"))
    #expect(!new.contains { $0.contains("Exemplar") || $0.contains("TemporaryFolder") })
    let added = plan.files.filter { $0.before != nil }.map { [$0.path] + $0.addedLines }
    #expect(
      added == [
        ["Rooms/Models/Sources/Models/Noun.swift", "    .budget,"],
        ["Rooms/Persistence/Sources/Persistence/Plan.swift", "    SchemaV4.self,"],
        [
          "Rooms/Providers/Sources/ProvidersMocks/Fakes.swift",
          "    budgetProvider = FakeBudgetProvider.fake(on: storage)",
        ],
      ])
  }

  @Test(arguments: [true, false]) func `no word of the exemplar is left`(_ hasOwner: Bool) throws {
    var request = budget()
    if !hasOwner { request.owner = nil }
    request.fields = ["name:text"] + SliceField.Kind.allCases.enumerated().map { "zu\($0):\($1.rawValue)" }
    let files = try request.plan().files
    let pattern = /(?i)sample.?thing|exemplar|modulo(?=[A-Z])|first.?(text|money|day|flag|number)|spare|slice:/
    let left = files.flatMap { file in file.addedLines.filter { $0.contains(pattern) }.map { "\(file.path): \($0)" } }
    #expect(left.filter { !$0.contains("“") } == [])
    let owners = files.filter { $0.before == nil }.flatMap(\.addedLines).filter { $0.contains(/(?i)account/) }
    #expect(owners == [])
  }

  @Test func `the fields stand in their order, wherever the exemplar has its own`() throws {
    var request = budget()
    request.fields = ["b:money,name:text", "a:text?,c:money"]
    let table = try file("BudgetEntity+Table.swift", of: try request.plan())
    let columns = table.matches(of: /Column\("(\w+)"/).map { String($0.1) }
    #expect(
      columns == ["id", "name", "name_key", "goal_id", "b_minor", "b_currency", "a", "c_minor", "c_currency"])
  }

  @Test func `without an owner nothing tells of one`() throws {
    var request = budget()
    request.owner = nil
    let plan = try request.plan()
    let (record, table) = (try file("BudgetRecord.swift", of: plan), try file("BudgetEntity+Table.swift", of: plan))
    #expect(record.contains("try budget.toDomain()"))
    #expect(!table.contains("relationships"))
  }

  @Test func `what isn't used isn't imported, and nothing twice`() throws {
    var request = budget()
    request.fields = ["name:text"]
    for file in try request.plan().files where file.before == nil {
      let modules = file.text.matches(of: /(?m)^(?:@testable )?(?:public )?import (\w+)$/).map { String($0.1) }
      #expect(Set(modules).count == modules.count)
      let own = file.path.split(separator: "/")[3]
      #expect(!modules.contains("Shop\(own)"), "\(file.path)")
    }
  }

  @Test func `French words are the noun's and the labels', with the gender of the article`() throws {
    var request = budget()
    request.words = ["fr=une enveloppe", "fr.limit=Plafond"]
    let plan = try request.plan()
    #expect(try file("BudgetRule.swift", of: plan).contains(".feminine(\"enveloppe\", \"enveloppes\"),"))
    #expect(try file("BudgetStrings.swift", of: plan).contains("language(\"Limit\", \"Plafond\")"))
    #expect(plan.notes.last == "French is missing for due: the build stops at its lines.")
  }

  @Test func `without French a text has one language, which doesn't compile`() throws {
    let plan = try budget().plan()
    #expect(try file("BudgetStrings.swift", of: plan).contains("language(\"Limit\")"))
    #expect(try !file("BudgetRule.swift", of: plan).contains("masculine"))
  }

  @Test(arguments: [
    ("fr=budget", "fr=un budget"), ("de=ein Budget", "fr=un budget"), ("fr=un cheval", "after a comma"),
    ("fr.other=x", "no field is named “other”"), ("fr=", "fr=un budget"), ("fr=un \"x\"", "fr=un budget"),
  ])
  func `words that are none are refused`(_ words: String, _ reason: String) {
    var request = budget()
    request.words = [words]
    #expect(refusal(of: request).contains(reason), "\(refusal(of: request))")
  }

  @Test(arguments: [
    ("Class", "Swift has a word"), ("budget", "begins with a capital"), ("Person", "“people”"),
    ("Series", "the same name as one"), ("Bad-Name", "letters from A to Z"), ("", "a name is needed"),
    ("Goal", "Rooms/Models/Sources/Models/FinancialGoal/FinancialGoal.swift:1"),
    ("Rate", "already: public struct Rate. Nothing"),
    ("Ledger", "Plan.swift:2"), ("BUDGet", "each of its words"),
  ])
  func `T02 a noun that can't be one is refused, with what is in the way`(_ name: String, _ reason: String) {
    var request = SliceRequest(name)
    request.fields = ["name:text"]
    #expect(refusal(of: request).contains(reason), "\(refusal(of: request))")
  }

  @Test func `a plural can be given, and is another name`() throws {
    var request = SliceRequest("Person")
    request.fields = ["name:text"]
    request.plural = "People"
    #expect(try file("PersonProvider.swift", of: try request.plan()).contains("var people: [PersonDomain]"))
    request.plural = "Person"
    #expect(refusal(of: request).contains("--plural"))
  }

  @Test(arguments: [
    ("limit:money", "one of them is name:text"), ("name:text,limit:double", "one of text, money, day"),
    ("name:text,limit", "written limit:money"), ("name:text,id:text", "a column id already"),
    ("name:text,class:text", "Swift has a word"), ("name:text,Limit:money", "begins with a small letter"),
    ("name:text,nameKey:text", "a column name_key already"), ("name:text,a:text,a:day", "a column a already"),
    ("name:text,a:money,aMinor:number", "a column a_minor already"), ("name:text,rowid:number", "a column rowid"),
    ("name:text,goalId:text", "column goal_id already"), ("name:text,goalID:text", "written goalId"),
    ("name:text,goal:text", "a goal of its own"),
    ("name:text,title:text", "a title of its own"), ("name:text,done:flag?", "one of text, money"),
    ("name:text,ab_c:text", "letters from A to Z"), ("name:text,,a:text", "written limit:money"),
    ("name:text?", "a column name already"), ("name:text,name:text", "a column name already"),
  ])
  func `T02 a field that can't be one is refused`(_ fields: String, _ reason: String) {
    var request = budget()
    request.fields = [fields]
    #expect(refusal(of: request).contains(reason), "\(refusal(of: request))")
  }

  @Test func `as many fields as there can be keep the limits of files and functions`() throws {
    var request = budget()
    let fields = (1...SliceField.most).map { "field\($0):money?" }
    request.fields = ["name:text"] + fields
    for file in try request.plan().files where file.before == nil {
      #expect(file.lineCount <= (file.path.contains("/Tests/") ? 450 : 350), "\(file.path)")
    }
    request.fields += ["oneMore:text"]
    #expect(refusal(of: request).contains("20 at most"))
  }

  @Test(arguments: [("nobody", "the nouns are goal, rate"), ("rate", "no name to find them by")])
  func `T02 an owner that isn't there, or can't be found by name, is refused`(_ owner: String, _ reason: String) {
    var request = budget()
    request.owner = owner
    #expect(refusal(of: request).contains(reason), "\(refusal(of: request))")
  }

  @Test(arguments: ["counted", "version", "double"]) func `T02 a marker that is gone, or there twice, is named`(
    _ marker: String
  ) throws {
    let line = "// slice: \(marker)"
    for (change, reason) in [("// gone", "has no line “\(line)”"), ("\(line)\n\(line)", "once is right")] {
      let sources = SliceSite.shop.sources.mapValues { $0.replacing(line, with: change) }
      let site = SliceSite(contract: SliceSite.shop.contract, sources: sources)
      #expect(refusal(of: budget(), at: site).contains(reason), "\(refusal(of: budget(), at: site))")
    }
  }

  @Test func `T02 a file in the way is named`() throws {
    let path = "Rooms/Models/Sources/Models/Budget/BudgetDraft.swift"
    let sources = SliceSite.shop.sources.merging([path: "// mine"]) { $1 }
    let site = SliceSite(contract: SliceSite.shop.contract, sources: sources)
    #expect(refusal(of: budget(), at: site).contains("\(path) exists already"))
  }
}

extension SliceTests {
  private func budget() -> SliceRequest {
    var request = SliceRequest("Budget")
    request.fields = ["name:text,limit:money,due:day?"]
    request.owner = "goal"
    return request
  }

  private func file(_ name: String, of plan: ScaffoldPlan) throws -> String {
    try #require(plan.files.first { $0.path.hasSuffix("/" + name) }).text
  }

  private func refusal(of request: SliceRequest, at site: SliceSite = .shop) -> String {
    do throws(ScaffoldError) {
      _ = try request.plan(at: site, from: .ofRepository)
      return "it is planned"
    } catch {
      return error.description
    }
  }
}

extension SliceRequest {
  fileprivate func plan() throws -> ScaffoldPlan { try plan(at: .shop, from: .ofRepository) }
}
