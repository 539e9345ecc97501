import Foundation
import Testing

@testable import ArchitectureKit

/// What a scaffold plans: everything but the disk.
@Suite struct ScaffoldTests {
  @Test func `T04 each kind has its files, in its folder`() throws {
    let app = [
      "Package.swift", "Sources/App.swift", "Sources/AppConstants.swift", "Sources/AppDelegate.swift",
      "Sources/AppReducer.swift", "Sources/Core/AppBootstrapper.swift", "Sources/Core/ApplicationLifecycle.swift",
      "Sources/Core/DeepLink.swift", "Sources/Core/LocalizedRemoteConfig.swift", "Sources/Core/RouteRegistry.swift",
      "Sources/Core/UpdateChecker.swift", "Sources/Dependencies/AnalyticsServices.swift",
      "Sources/Dependencies/AppComposition.swift", "Sources/Dependencies/DeepLinkServices.swift",
      "Sources/Dependencies/LifecycleServices.swift", "Sources/Dependencies/RemoteConfigServices.swift",
      "Sources/ForceUpdateView.swift", "Sources/MainScreenView.swift", "Sources/MaintenanceView.swift",
      "Sources/SplashView.swift", "Tests/AppReducerTests.swift",
    ]
    let expected: [ScaffoldKind: (folder: String, count: Int, files: [String])] = [
      .app: ("Projects/App", 21, app),
      .feature: (
        "Projects/Features/Cart", 6,
        [
          "Package.swift", "Sources/CartFeature.swift", "Sources/CartFeatureComposition.swift",
          "Sources/CartFeatureView.swift", "Sources/Interface/CartFeatureInterface.swift",
          "Tests/CartFeatureTests.swift",
        ]
      ),
      .domain: (
        "Projects/Domains/Cart", 5,
        [
          "Interface/CartModels.swift", "Interface/CartUseCase.swift", "Package.swift",
          "Sources/DefaultCartUseCase.swift", "Tests/CartUseCaseTests.swift",
        ]
      ),
      .service: (
        "Projects/Services/Cart", 4,
        [
          "Interface/CartService.swift", "Package.swift", "Sources/LiveCartService.swift",
          "Tests/CartServiceTests.swift",
        ]
      ),
      .demo: ("Projects/Demos/CartDemo", 2, ["Package.swift", "Sources/CartDemo.swift"]),
      .database: (
        "Projects/Services/Cart", 5,
        [
          "Interface/CartService.swift", "Package.swift", "Sources/CartSchema.swift",
          "Sources/DatabaseCartService.swift", "Tests/CartServiceTests.swift",
        ]
      ),
      .shared: ("Projects/Shared/Cart", 2, ["Package.swift", "Sources/CartStyle.swift"]),
    ]
    for kind in ScaffoldKind.allCases {
      let plan = try request(kind, "Cart").plan(at: .withFeature(for: kind, "Cart"))
      let found = plan.files(of: plan.folders[0]).map { String($0.path.dropFirst(plan.folders[0].path.count + 1)) }
      let (folder, count, files) = try #require(expected[kind])
      #expect(plan.folders[0].path == folder)
      #expect(found.sorted() == files.sorted())
      #expect(Exemplars.ofRepository.files(of: kind).count == count)
      #expect(plan.workspaceFiles.map(\.path) == ["Package.swift", "architecture.json"])
    }
  }

  @Test func `T02 a name that is none is refused with a hint`() throws {
    let cases: [(name: String, hint: String?)] = [
      ("1Bad-Name", "BadName"), ("product", "Product"), ("my product", "MyProduct"), ("Café", "Cafe"), ("-x", "X"),
      ("", nil), ("Class", nil), ("Type", nil), ("Self", nil), ("数", nil), ("../Up", "Up"), ("URL_Tool", "URLTool"),
      (String(repeating: "a", count: 200), "A" + String(repeating: "a", count: 49)), ("ProductDomain", "Product"),
    ]
    for (name, hint) in cases {
      let error = try #require(throws: ScaffoldError.self) { try request(.domain, name).plan(at: .empty) }
      guard case .badName(_, _, hint) = error else {
        Issue.record("\(name): \(error)")
        continue
      }
    }
    #expect(throws: ScaffoldError.reservedModule("Foundation")) { try request(.shared, "Foundation").plan(at: .empty) }
    #expect(throws: ScaffoldError.reservedModule("testing")) { try reserved("testing") }
    #expect(throws: ScaffoldError.reservedModule("NavigationKit")) {
      try request(.app, "NavigationKit").plan(at: .empty)
    }
  }

  /// A module of the toolchain in other letters.
  private func reserved(_ name: String) throws {
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    do { _ = try request(.shared, capital).plan(at: .empty) } catch ScaffoldError.reservedModule(capital) {
      throw ScaffoldError.reservedModule(name)
    }
  }

  @Test func `T02 what exists already is refused`() throws {
    let folder = ScaffoldSite(name: "Shop") { $0 == "Projects/Domains/Product" }
    #expect(throws: ScaffoldError.pathExists("Projects/Domains/Product")) {
      try request(.domain, "Product").plan(at: folder)
    }
    let modules = ScaffoldSite(name: "Shop", modules: ["productfeature"])
    #expect(throws: ScaffoldError.moduleExists("productfeature")) { try request(.feature, "Product").plan(at: modules) }
    // The second run, by the table that the first one wrote.
    let first = try request(.domain, "Product").plan(at: .empty)
    let again = ScaffoldSite(
      name: "Shop", manifest: first.workspaceFiles[0].text, modules: Set(first.folders[0].targets))
    #expect(throws: ScaffoldError.moduleExists("ProductDomainInterface")) {
      try request(.domain, "Product").plan(at: again)
    }
  }

  @Test func `T03 and T06 what isn't given has a default`() throws {
    func constants(_ kind: ScaffoldKind, team: String? = nil) throws -> [String] {
      var request = request(kind, "Cart")
      request.teamIdentifier = team
      let plan = try request.plan(at: .empty)
      let manifest = try #require(plan.files(of: plan.folders[0]).first { $0.path.hasSuffix("Package.swift") })
      let lines = manifest.text.split(separator: "\n").filter { $0.hasPrefix("let ") && !$0.contains("[") }
      #expect(!manifest.text.contains("scaffold:"))
      return lines.filter { !$0.contains("package") }.map { String($0.dropFirst(4)) }
    }
    let identifier = #"bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())""#
    let organization = #"organizationName = "axient""#
    let domain = [
      #"name = "CartDomain""#, organization, #"bundleIdentifierPrefix = "com.axiomorient""#, identifier,
      #"deploymentTarget = "18.0""#,
    ]
    #expect(try constants(.domain) == domain)
    #expect(try constants(.domain, team: "ABC1234567") == domain + [#"teamIdentifier = "ABC1234567""#])
    let app = [
      #"name = "Cart""#, organization, #"bundleIdentifierPrefix = "com.example""#, identifier,
      #"deploymentTarget = "18.0""#,
    ]
    #expect(try constants(.app) == app + ["signsDebugBuilds = false"])
    #expect(try constants(.app, team: "ABC1234567") == app + [#"teamIdentifier = "ABC1234567""#])
    #expect(try constants(.shared).last == #"deploymentTarget = "17.0""#)
    #expect(ScaffoldRequest(.app, "Shop").rootFeatureName == "Root")
  }

  @Test func `T06 a team is ten letters and digits, and other values are checked too`() {
    let changes: [@Sendable (inout ScaffoldRequest) -> Void] = [
      { $0.teamIdentifier = "short" }, { $0.organizationName = "a\"b" }, { $0.organizationName = "" },
      { $0.bundleIdentifierPrefix = "com" }, { $0.bundleIdentifierPrefix = "com..x" }, { $0.deploymentTarget = "17.0" },
      { $0.deploymentTarget = "new" }, { $0.uses = ["Style"] },
    ]
    for (index, change) in changes.enumerated() {
      var request = request(.domain, "Product")
      change(&request)
      let error = #expect(throws: ScaffoldError.self) { try request.plan(at: .empty) }
      guard case .badValue = error else {
        Issue.record("\(index): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `T05 a property begins with the first word in lower case`() throws {
    for (name, property) in [("Product", "productUseCase"), ("URLTool", "urlToolUseCase"), ("URL", "urlUseCase")] {
      let plan = try request(.domain, name).plan(at: .empty)
      let text = try #require(plan.files.first { $0.path.hasSuffix("Interface/\(name)UseCase.swift") }?.text)
      #expect(text.contains("public var \(property): any \(name)UseCase {"))
    }
  }

  @Test func `an app brings its root feature, once`() throws {
    let first = try request(.app, "Shop").plan(at: .empty)
    #expect(first.folders.map(\.path) == ["Projects/App", "Projects/Features/Root"])
    #expect(first.notes == ["The root feature Root is made too."])
    let feature = try request(.feature, "Root").plan(at: .empty)
    let manifest = feature.workspaceFiles[0].text
    let site = ScaffoldSite(name: "Shop", manifest: manifest, contracts: ScaffoldPlan.newContracts)
    let second = try request(.app, "Shop").plan(at: site)
    #expect(second.folders.map(\.path) == ["Projects/App"])
    #expect(second.workspaceFiles[0].addedLines == ["  .app(\"Shop\", root: \"Root\"),", "  .feature(\"Root\"),"])
    #expect(second.workspaceFiles[1].addedLines == ["    \"apps\": [\"Shop\"],"])
  }

  @Test func `a feature uses interfaces and shared modules of the workspace`() throws {
    var manifest = try request(.domain, "Product").plan(at: .empty).workspaceFiles[0].text
    let style = ScaffoldSite(name: "Shop", manifest: manifest)
    manifest = try request(.shared, "Style").plan(at: style).workspaceFiles[0].text
    let site = ScaffoldSite(name: "Shop", manifest: manifest)
    var cart = request(.feature, "Cart")
    cart.uses = ["Style", "ProductDomain", "ProductDomainInterface"]
    let plan = try cart.plan(at: site)
    #expect(
      plan.workspaceFiles[0].addedLines == [#"  .feature("Cart", uses: ["ProductDomainInterface", "Style"]),"#])
    #expect(plan.notes == [])
    #expect(ScaffoldSite.usableModules(in: manifest) == ["ProductDomainInterface", "Style"])
    for (name, hint) in [("ProductDomian", "ProductDomainInterface"), ("ProductDomainSources", nil), ("Styl", "Style")]
    {
      cart.uses = [name]
      #expect(throws: ScaffoldError.unusableModule(name, hint: hint)) { try cart.plan(at: site) }
    }
    cart.name = "Product"
    cart.uses = ["ProductDomain"]
    #expect(try cart.plan(at: site).notes.count == 1)
  }

  @Test func `a feature calls the use case of the first domain that it uses, and its demo too`() throws {
    var manifest = try request(.domain, "Product").plan(at: .empty).workspaceFiles[0].text
    manifest = try request(.domain, "Order").plan(at: ScaffoldSite(name: "Shop", manifest: manifest))
      .workspaceFiles[0].text
    let site = ScaffoldSite(name: "Shop", manifest: manifest)
    var cart = request(.feature, "Cart")
    let plain = try cart.plan(at: site)
    #expect(!plain.files.contains { $0.text.contains("UseCase") || $0.text.contains("scaffold:") })
    cart.uses = ["ProductDomain", "OrderDomain"]
    let plan = try cart.plan(at: site)
    let model = try #require(plan.files.first { $0.path.hasSuffix("CartFeature.swift") }?.text)
    #expect(model.contains("private let useCase: any OrderUseCase"))
    #expect(model.contains("@Shared public var selectedOrder: String?"))
    #expect(!model.contains("scaffold:"))
    let shop = ScaffoldSite(name: "Shop", manifest: plan.workspaceFiles[0].text)
    let demo = try request(.demo, "Cart").plan(at: shop)
    let line = #"  .demo("Cart", uses: ["OrderDomainInterface", "ProductDomainInterface"]),"#
    #expect(demo.workspaceFiles[0].addedLines == [line])
    let program = try #require(demo.files.first { $0.path.hasSuffix("CartDemo.swift") }?.text)
    #expect(program.contains("values.orderUseCase = PreviewOrderUseCase(orders)"))
    #expect(throws: ScaffoldError.noFeature("Card", hint: "Cart")) { try request(.demo, "Card").plan(at: shop) }
  }

  @Test func `a database service brings PersistenceKit, once`() throws {
    let kit = #"    .package(path: "../modulo/Modules/PersistenceKit"),"#
    let cache = try request(.service, "Cache").plan(at: .empty).workspaceFiles[0].text
    #expect(!cache.contains("Modules/PersistenceKit"))
    let store = try request(.database, "Store").plan(at: ScaffoldSite(name: "Shop", manifest: cache))
    #expect(store.workspaceFiles[0].addedLines == [#"  .database("Store"),"#, #"  .service("Cache"),"#, kit])
    let again = try request(.database, "Log")
      .plan(at: ScaffoldSite(name: "Shop", manifest: store.workspaceFiles[0].text))
    #expect(again.workspaceFiles[0].addedLines == [#"  .database("Log"),"#])
    let first = try request(.database, "Store").plan(at: .empty).workspaceFiles[0].text
    #expect(first.contains(kit + "\n"))
    let manifest = "let modules: [Module] = [\n]\n"
    #expect(throws: ScaffoldError.noDependencies(line: #".package(path: "../modulo/Modules/PersistenceKit")"#)) {
      try request(.database, "Store").plan(at: ScaffoldSite(name: "Shop", manifest: manifest))
    }
  }

  @Test func `a comment in the table stays with its row, and no comma becomes part of one`() throws {
    func table(_ rows: String) -> String { "let modules: [Module] = [\n\(rows)]\n" }
    let cases = [
      ("  .feature(\"Root\")  // first screen\n", "  .feature(\"Root\"),  // first screen\n  .shared(\"Style\"),\n"),
      (
        "  .domain(\"Cart\"),  // bought\n  .feature(\"Root\"),  // first screen\n",
        "  .domain(\"Cart\"),  // bought\n  .feature(\"Root\"),  // first screen\n  .shared(\"Style\"),\n"
      ),
      (
        "  // what is shown\n  .feature(\"Root\"),\n  // the end\n",
        "  // what is shown\n  .feature(\"Root\"),\n  .shared(\"Style\"),\n  // the end\n"
      ),
      (
        "  .feature(\"Root\") // a\n  , .domain(\"Cart\"), /* the style */ .service(\"Disk\")\n",
        "  .feature(\"Root\"),  // a\n  .domain(\"Cart\"),\n  /* the style */ .service(\"Disk\"),\n  .shared(\"Style\"),\n"
      ),
      ("", "  .shared(\"Style\")\n"),
    ]
    for (rows, expected) in cases {
      let entry = ModuleTable.Entry(kind: .shared, name: "Style")
      let text = try ModuleTable(table(rows), for: entry).adding([entry])
      #expect(text == table(expected))
    }
  }

  @Test func `a manifest without the table is left alone`() {
    let site = ScaffoldSite(name: "Shop", manifest: "import PackageDescription\n")
    #expect(throws: ScaffoldError.noTable(line: ".domain(\"Product\")")) {
      try request(.domain, "Product").plan(at: site)
    }
  }

  private func request(_ kind: ScaffoldKind, _ name: String) -> ScaffoldRequest { .sample(kind, name) }
}

extension ScaffoldRequest {
  static func sample(_ kind: ScaffoldKind, _ name: String) -> ScaffoldRequest {
    var request = ScaffoldRequest(kind, name)
    request.kits = .folder("../modulo/Modules")
    return request
  }
}

extension ScaffoldSite {
  static let empty = ScaffoldSite(name: "Shop")

  /// A workspace with the feature that a demo is of, and else an empty one.
  static func withFeature(for kind: ScaffoldKind, _ name: String) throws -> ScaffoldSite {
    if kind != .demo { return .empty }
    return ScaffoldSite(
      name: "Shop", manifest: try ScaffoldRequest.sample(.feature, name).plan(at: .empty).workspaceFiles[0].text)
  }
}
