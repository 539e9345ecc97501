import Testing

@testable import PersistenceKit

/// A plan that contradicts itself is told so.
@Suite struct MigrationPlanTests {
  private enum Late: VersionedSchema {
    static let version: Int32 = 1
    static let models: [any PersistentModel.Type] = [Notes.Old.self]
  }

  private enum None: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = []
    static let stages: [MigrationStage] = []
  }

  private enum Descending: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = [Notes.First.self, Late.self]
    static let stages: [MigrationStage] = [.lightweight(from: Notes.First.self, to: Late.self)]
  }

  private enum Short: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = [Club.V1.self, Club.V2.self, Club.V3.self]
    static let stages: [MigrationStage] = [Club.renaming]
  }

  private enum Crossed: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = [Club.V1.self, Club.V2.self, Club.V3.self]
    static let stages: [MigrationStage] = [Club.splitting, Club.renaming]
  }

  private static let plans: [(any SchemaMigrationPlan.Type, String)] = [
    (None.self, "None has no schema"),
    (Descending.self, "Descending lists the version 1 after 1"),
    (Short.self, "Short needs one stage from each of its schemas to the next"),
    (Crossed.self, "Crossed needs one stage from each of its schemas to the next"),
  ]

  @Test(arguments: plans.indices)
  func `versions ascend, and one stage leads from each to the next`(index: Int) {
    let (plan, complaint) = Self.plans[index]
    let error = thrown { try route(of: plan) }
    #expect(error == .misuse(complaint))
  }

  private static let stages: [(MigrationStage, String)] = [
    (
      .lightweight(from: Notes.First.self, to: Notes.Grading.self),
      "from First to Grading adds note.grade, which isn't optional, and copies no value"
    ),
    (
      .lightweight(from: Notes.First.self, to: Notes.Wording.self),
      "from First to Wording changes the type of note.size, and copies no value"
    ),
    (
      .lightweight(from: Club.V1.self, to: Club.V2.self, renaming: [.table("card", to: "medal")]),
      "from V1 to V2 renames the table card, which isn't in V1"
    ),
    (
      .lightweight(from: Club.V1.self, to: Club.V2.self, renaming: [.table("badge", to: "card")]),
      "from V1 to V2 renames badge to card, which isn't in V2"
    ),
    (
      .lightweight(
        from: Club.V1.self, to: Club.V2.self, renaming: [.table("badge", to: "medal"), .table("team", to: "medal")]),
      "from V1 to V2 renames two tables to medal"
    ),
    (
      .lightweight(from: Club.V1.self, to: Club.V2.self, renaming: [.column("name", to: "nick", in: "team")]),
      "from V1 to V2 renames name to team.nick, which isn't in V2"
    ),
    (
      .lightweight(from: Club.V1.self, to: Club.V2.self, renaming: [.column("nick", to: "motto", in: "team")]),
      "from V1 to V2 renames team.nick, which isn't in V1"
    ),
    (
      .custom(
        from: Club.V1.self, to: Club.V2.self, copies: [.copy(Club.V1.Team.self, to: Club.V3.Card.self) { _ in nil }]),
      "from V1 to V2 copies to Card, not of V2"
    ),
    (
      .custom(
        from: Club.V2.self, to: Club.V3.self, copies: [.copy(Club.V1.Team.self, to: Club.V3.Card.self) { _ in nil }]),
      "from V2 to V3 copies Team, not of V2"
    ),
  ]

  @Test(arguments: stages.indices)
  func `a stage names what there is, and fills every column`(index: Int) {
    let (stage, complaint) = Self.stages[index]
    let error = thrown { try StageTables(stage) }
    #expect(error == .misuse("the stage \(complaint)"))
  }

  @Test func `a name that was given away is free for another column and another table`() throws {
    let swapped = MigrationStage.lightweight(
      from: Notes.First.self, to: Notes.First.self, renaming: [.column("text", to: "size", in: "note")])
    let error = thrown { try StageTables(swapped) }
    #expect(error == .misuse("the stage from First to First changes the type of note.size, and copies no value"))
    let tables = try StageTables(Club.renaming)
    let (made, dropped) = (tables.made.map(\.layout.name), tables.dropped)
    let expected = ["medal"]
    #expect(made == expected)
    let expectedDrops = ["badge"]
    #expect(dropped == expectedDrops)
    let extended = tables.extended.map(\.layout.name)
    let expectedExtensions = ["team", "person"]
    #expect(extended == expectedExtensions)
  }

  private func route<Plan: SchemaMigrationPlan>(of plan: Plan.Type) throws(PersistenceError) -> MigrationRoute {
    try MigrationRoute(plan)
  }
}
