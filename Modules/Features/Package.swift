// swift-tools-version: 6.2
// Made from the root's Package.swift by `make manifests`; change that one.
import PackageDescription

let package = Package(
  name: "Features",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ModuloFinancialGoal", targets: ["ModuloFinancialGoal"]),
    .library(name: "ModuloContribution", targets: ["ModuloContribution"]),
    .library(name: "ModuloPortfolio", targets: ["ModuloPortfolio"]),
    .library(name: "ModuloSettings", targets: ["ModuloSettings"]),
    .library(name: "ModuloData", targets: ["ModuloData"]),
  ],
  dependencies: [
    .package(path: "../Core"),
    .package(path: "../DependencyKit"),
    .package(path: "../DesignSystem"),
    .package(path: "../Models"),
    .package(path: "../Navigation"),
    .package(path: "../NavigationKit"),
    .package(path: "../Persistence"),
    .package(path: "../Providers"),
    .package(path: "../Repositories"),
    .package(path: "../Stores"),
    .package(path: "../TerminalKit"),
    .package(path: "../Utilities"),
  ],
  targets: [
    .target(
      name: "ModuloFinancialGoal",
      dependencies: [
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/FinancialGoal"),
    .testTarget(
      name: "ModuloFinancialGoalTests",
      dependencies: [
        "ModuloFinancialGoal",
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
        .product(name: "ModuloStoresMocks", package: "Stores"),
        .product(name: "ModuloProvidersMocks", package: "Providers"),
        .product(name: "ModuloCoreMocks", package: "Core"),
      ],
      path: "Tests/FinancialGoalTests"),
    .target(
      name: "ModuloContribution",
      dependencies: [
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/Contribution"),
    .testTarget(
      name: "ModuloContributionTests",
      dependencies: [
        "ModuloContribution",
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
        .product(name: "ModuloStoresMocks", package: "Stores"),
        .product(name: "ModuloProvidersMocks", package: "Providers"),
        .product(name: "ModuloCoreMocks", package: "Core"),
      ],
      path: "Tests/ContributionTests"),
    .target(
      name: "ModuloPortfolio",
      dependencies: [
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/Portfolio"),
    .testTarget(
      name: "ModuloPortfolioTests",
      dependencies: [
        "ModuloPortfolio",
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
        .product(name: "ModuloStoresMocks", package: "Stores"),
        .product(name: "ModuloProvidersMocks", package: "Providers"),
        .product(name: "ModuloCoreMocks", package: "Core"),
      ],
      path: "Tests/PortfolioTests"),
    .target(
      name: "ModuloSettings",
      dependencies: [
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/Settings"),
    .testTarget(
      name: "ModuloSettingsTests",
      dependencies: [
        "ModuloSettings",
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
        .product(name: "ModuloStoresMocks", package: "Stores"),
        .product(name: "ModuloProvidersMocks", package: "Providers"),
        .product(name: "ModuloCoreMocks", package: "Core"),
      ],
      path: "Tests/SettingsTests"),
    .target(
      name: "ModuloData",
      dependencies: [
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/Data"),
    .testTarget(
      name: "ModuloDataTests",
      dependencies: [
        "ModuloData",
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloDesignSystem", package: "DesignSystem"),
        .product(name: "TerminalKit", package: "TerminalKit"),
        .product(name: "ModuloCore", package: "Core"),
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
        .product(name: "ModuloStoresMocks", package: "Stores"),
        .product(name: "ModuloProvidersMocks", package: "Providers"),
        .product(name: "ModuloCoreMocks", package: "Core"),
      ],
      path: "Tests/DataTests"),
  ])

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335: `any` says where a call is dynamic
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409: an import leaks only where it says so
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444: a file imports what it uses
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461: async stays on the caller's actor
  ]
  // Our own builds are strict; a package that imports a module by path keeps its own policy.
  if Context.environment["MODULO_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))  // SE-0480
  }
}
