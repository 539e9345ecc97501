// Who may import whom, and name whom.
extension Planted {
  static let structure = [
    Planted("allowed-imports", in: "ModuloFinancialGoal", "‸import ModuloStores"),
    Planted("allowed-imports", in: "PersistenceKit", "public ‸import struct ModuloModels.Currency"),
    Planted("allowed-imports", in: "ModuloModels", "‸import SwiftUI"),
    Planted("allowed-imports", in: "ModuloStoresMocks", "@testable ‸import ModuloProvidersMocks"),
    Planted("layers", in: "ModuloRepositories", "@_exported ‸import ModuloProviders"),
    Planted("independence", in: "CommandKit", "‸import TerminalKit"),
    Planted("protected", in: "ModuloStores", "‸import ModuloRepositoriesMocks"),
    Planted("protected", in: "ModuloCore", "‸import ModuloModelsMocks"),
    Planted("protected", in: "modulo", "‸import ModuloStoresMocks"),
    Planted("undeclared-import", in: "ModuloNavigation", "‸import ModuloUtilities"),
    Planted("undeclared-import", in: "ModuloUtilitiesTests", "@testable ‸import ModuloModels"),
    Planted(
      "composition-root", in: "ModuloStores",
      #"let text = "\(‸DefaultContributionRepository(storage: storage))""#),
    Planted(
      "composition-root", in: "ModuloStores",
      "let repository = ‸DefaultContributionRepository(storage: storage)"),
    Planted("composition-root", in: "modulo", "let store = ‸DefaultContributionStore(repository: repository)"),
    Planted(
      "peers", in: "ModuloRepositories", "struct PlantedRepository { let goals: any ‸FinancialGoalRepository }"),
  ]

  /// What the graph of modules and the manifest say.
  static let tree = [
    Planted(
      "acyclic", in: "ModuloModels", "‸import ModuloStores", contract: #"{ "contracts": [{ "kind": "acyclic" }] }"#),
    Planted(
      "forbidden-import", in: "ModuloContribution", "‸import PersistenceKit",
      contract: """
        { "contracts": [{ "kind": "forbidden-import", "from": ["ModuloContribution"], "to": ["PersistenceKit"] }] }
        """),
    Planted("unused-dependency", in: "ModuloUtilities", declares: "DependencyKit"),
  ]

  /// A dependency that isn't imported.
  private init(_ kind: String, in module: String, declares: String) {
    self.init(kind, in: module, file: "‸")
    self.declares = declares
  }
}
