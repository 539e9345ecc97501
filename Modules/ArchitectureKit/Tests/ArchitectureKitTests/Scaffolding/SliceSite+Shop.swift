@testable import ArchitectureKit

extension SliceSite {
  /// A small workspace of the shape, with names of its own.
  static let shop = SliceSite(
    contract: SliceContract(folder: "Rooms", prefix: "Shop"),
    sources: [
      "Rooms/Models/Sources/Models/Noun.swift": """
      extension Noun {
        static let counted: [Noun] = [
          .goal,
          // slice: counted
        ]
      }
      """,
      "Rooms/Models/Sources/Models/FinancialGoal/FinancialGoal.swift": """
      extension Noun { public static let goal = Noun("goal", "goals", .masculine("but", "buts")) }
      extension FinancialGoalEntity: Named {}
      """,
      "Rooms/Models/Sources/Models/Rate/Rate.swift": """
      public struct Rate {}
      extension Noun { public static let rate = Noun("rate", "rates", .masculine("taux", "taux")) }
      """,
      "Rooms/Models/Sources/ModelsMocks/FinancialGoal+Samples.swift": """
      extension FinancialGoalEntity { public static let samples = [japan] }
      """,
      "Rooms/Persistence/Sources/Persistence/Plan.swift": """
      extension LedgerEntity { static let schema = Schema<Self>(
          "ledger",
          columns: []) }
      extension ShopModels.FinancialGoalEntity: PersistenceKit.PersistentModel {}
      enum ShopMigrationPlan {
        static let schemas = [
          SchemaV1.self,
          SchemaV3.self,
          // slice: version
        ]
      }
      """,
      "Rooms/Providers/Sources/ProvidersMocks/Fakes.swift": """
      extension DependencyValues {
        mutating func registerProviders(on storage: MockStorage) {
          goalProvider = FakeGoalProvider.fake(on: storage)
          // slice: double
        }
      }
      """,
    ])
  /// The same workspace with a program, whose goals have screens and commands.
  static let program = SliceSite(
    contract: SliceContract(
      folder: "Rooms", prefix: "Shop",
      program: .init(folder: "Programs/Shop", tests: "Tests/ShopTests", module: "shop", beside: "goal")),
    sources: shop.sources.merging([
      "Rooms/Navigation/Sources/Navigation/AppDestination.swift": """
      static let nouns: [any PathDestination.Type] = [
        FinancialGoalDestination.self,
        // slice: destination
      ]
      """,
      "Rooms/Navigation/Sources/Navigation/FinancialGoalDestination.swift": """
      DestinationPath("goal/new")
      public var flow: AppFlow { self == .overview ? .home : .savings }
      """,
      "Rooms/DesignSystem/Sources/DesignSystem/Table.swift": "",
      "Rooms/Features/Sources/Goals/FinancialGoalFormScreen.swift": "",
      "Programs/Shop/Slice.swift": """
      static let all: [Slice] = [
        goal, data,
        // slice: console
      ]
      """,
      "Programs/Shop/Goal/FinancialGoalRule+Outcome.swift": "",
      "Programs/Shop/Goal/GoalSlice.swift": """
      static let goal = Slice(commands: [GoalCommands.self], section: .saving)
      """,
      "Programs/Shop/Goal/GoalCommands.swift": """
      commandName: "goal", abstract: "Goals."
      """,
      "Programs/Shop/Data/DataCommands.swift": """
      commandName: "ledger-entry", abstract: "Entries."
      """,
    ]) { $1 })
}
