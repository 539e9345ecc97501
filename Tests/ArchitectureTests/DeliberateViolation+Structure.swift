// Who may import whom, and name whom.
extension DeliberateViolation {
  static let structure = [
    DeliberateViolation("allowed-imports", in: "ModuloFinancialGoal", "‸import ModuloStores"),
    DeliberateViolation("allowed-imports", in: "PersistenceKit", "public ‸import struct ModuloModels.Currency"),
    DeliberateViolation("allowed-imports", in: "ModuloModels", "‸import SwiftUI"),
    DeliberateViolation("allowed-imports", in: "ModuloStoresMocks", "@testable ‸import ModuloProvidersMocks"),
    DeliberateViolation("layers", in: "ModuloRepositories", "@_exported ‸import ModuloProviders"),
    DeliberateViolation("independence", in: "CommandKit", "‸import TerminalKit"),
    DeliberateViolation("protected", in: "ModuloStores", "‸import ModuloRepositoriesMocks"),
    DeliberateViolation("protected", in: "ModuloCore", "‸import ModuloModelsMocks"),
    DeliberateViolation("protected", in: "modulo", "‸import ModuloStoresMocks"),
    DeliberateViolation("undeclared-import", in: "ModuloNavigation", "‸import TerminalKit"),
    DeliberateViolation("undeclared-import", in: "ModuloUtilitiesTests", "@testable ‸import ModuloModels"),
    DeliberateViolation(
      "composition-root", in: "ModuloStores",
      #"let text = "\(‸DefaultContributionRepository(storage: storage))""#),
    DeliberateViolation(
      "composition-root", in: "ModuloStores",
      "let repository = ‸DefaultContributionRepository(storage: storage)"),
    DeliberateViolation(
      "composition-root", in: "modulo", "let store = ‸DefaultContributionStore(repository: repository)"),
    DeliberateViolation(
      "peers", in: "ModuloRepositories", "struct SampleRepository { let goals: any ‸FinancialGoalRepository }"),
  ]

  /// What the graph of modules and the manifest say.
  static let tree = [
    DeliberateViolation(
      "acyclic", in: "ModuloModels", "‸import ModuloStores", contract: #"{ "contracts": [{ "kind": "acyclic" }] }"#),
    DeliberateViolation(
      "forbidden-import", in: "ModuloContribution", "‸import PersistenceKit",
      contract: """
        { "contracts": [{ "kind": "forbidden-import", "from": ["ModuloContribution"], "to": ["PersistenceKit"] }] }
        """),
    DeliberateViolation("unused-dependency", in: "ModuloUtilities", declares: "DependencyKit"),
  ]

  /// A dependency that isn't imported.
  private init(_ kind: String, in module: String, declares: String) {
    self.init(kind, in: module, file: "‸")
    self.declares = declares
  }
}
