import ArchitectureKit
import Testing

/// The ready contracts, on samples of each school.
@Suite struct PresetTests {
  private static let tma = #"{ "extends": "tma" }"#
  private static let clean = #"{ "extends": "clean" }"#

  /// What breaks a contract, as `file:line:column rule`; a town declares nothing, so that isn't asked for, and has a part
  /// of a school only.
  private func places(_ town: Town, _ configuration: String) throws -> [String] {
    try town.report(configuration).violations.filter { !["undeclared-import", "empty-contract"].contains($0.rule) }
      .map { "\($0.location) \($0.rule)" }
  }

  @Test(arguments: Preset.allCases) func `a preset is a contract file`(_ preset: Preset) throws {
    let configuration = try Configuration(reading: preset.text.utf8, file: "preset.json")
    let count = configuration.contracts.count
    #expect(count > 3)
  }

  @Test func `T15 a module that imports past its layer is reported`() throws {
    var kept = Town([
      "NoteDomainInterface": "import Dependencies", "SyncServiceInterface": "",
      "NoteDomainSources": "import NoteDomainInterface", "Style": "",
    ])
    kept.add(
      "ListFeature", "import ComposableArchitecture\nimport NoteDomainInterface", dependencies: ["NoteDomainInterface"])
    kept.add(
      "NotesApp", "import ListFeature\nimport NoteDomainSources", dependencies: ["ListFeature", "NoteDomainSources"])
    let quiet = try kept.report(Self.tma).violations.filter { $0.rule != "undeclared-import" }
    #expect(quiet.isEmpty)

    let broken = Town([
      "NoteDomainInterface": "\nimport ComposableArchitecture", "NoteDomainSources": "import SwiftUI",
      "ListFeature": "import NoteDomainInterface\n\nimport NoteDomainSources",
    ])
    let expected = [
      "ListFeature/ListFeature.swift:3:1 forbidden-import",
      "NoteDomainInterface/NoteDomainInterface.swift:2:1 forbidden-import",
      "NoteDomainSources/NoteDomainSources.swift:1:1 forbidden-import",
    ]
    let found = try places(broken, Self.tma)
    #expect(found == expected)
  }

  @Test func `T15 layer check of what is no feature`() throws {
    let broken = Town([
      "NoteDomainInterface": "import SyncServiceInterface", "SyncServiceInterface": "",
      "NoteDomainSources": "import SyncServiceSources", "SyncServiceSources": "",
      "ListFeature": "import EditFeature", "EditFeature": "", "Style": "import SyncServiceSources",
    ])
    let expected = [
      "ListFeature/ListFeature.swift:1:1 independence",
      "NoteDomainInterface/NoteDomainInterface.swift:1:1 forbidden-import",
      "NoteDomainSources/NoteDomainSources.swift:1:1 independence", "Style/Style.swift:1:1 protected",
    ]
    let found = try places(broken, Self.tma)
    #expect(found == expected)
  }

  @Test func `G01 a domain that imports data or a framework of screens is reported`() throws {
    let text = #"{ "extends": "clean" }"#
    let town = Town([
      "ShopDomain": "import Foundation\nimport ShopData", "ShopData": "import ShopDomain",
      "CartUI": "import ShopDomain",
      "MailDomain": "import SwiftUI",
    ])
    let found = try town.report(text).violations.filter { $0.rule == "forbidden-import" }.map(\.location.description)
    #expect(found == ["MailDomain/MailDomain.swift:1:1", "ShopDomain/ShopDomain.swift:2:1"])
  }

  @Test func `G02 layer isolation by the ready contracts`() throws {
    let town = Town([
      "ShopData": "struct NoteRepository {\n  let tags: any TagRepository\n}", "CartUI": "import ShopData",
      "ShopApp": "import ShopData", "CartViewModel": "import ShopData",
    ])
    let found = try places(town, Self.clean)
    let expected = [
      "CartUI/CartUI.swift:1:1 forbidden-import", "CartViewModel/CartViewModel.swift:1:1 forbidden-import",
      "ShopData/ShopData.swift:2:17 peers",
    ]
    #expect(found == expected)
  }

  @Test(arguments: [Preset.clean, .layered])
  func `G15 an import of a module of doubles in a product is reported`(_ preset: Preset) throws {
    var town = Town([
      "ShopModels": "", "ShopModelsMocks": "public struct MockShop {}", "CartMocks": "import ShopModelsMocks",
      "CartFeature": "// import CartMocks\n\nimport CartMocks",
    ])
    town.add("CartTests", "@testable import CartFeature\nimport CartMocks", kind: .test)
    let found = try places(town, "{ \"extends\": \"\(preset.rawValue)\" }").filter { $0.hasSuffix("protected") }
    #expect(found == ["CartFeature/CartFeature.swift:3:1 protected"])
  }

  @Test func `G15 mock product holds every mock`() throws {
    let town = Town(["ShopDomain": "struct Basket {}\nstruct MockBasket {}", "ShopDomainMock": "struct MockShop {}"])
    let found = try places(town, Self.clean)
    #expect(found == ["ShopDomain/ShopDomain.swift:2:1 doubles-apart"])
  }

  @Test func `a file's own groups stand before the preset's`() throws {
    let text = #"{ "extends": "clean", "groups": { "domain": ["Core"], "data": ["Disk"] } }"#
    let found = try places(Town(["Core": "import Disk", "Disk": ""]), text)
    #expect(found == ["Core/Core.swift:1:1 forbidden-import"])
  }

  @Test func `a school whose modules have other names is reported where the file asks for it`() throws {
    let found = try Town(["Core": "import Disk", "Disk": ""]).report("{\n  \"extends\": \"tma\" }").violations
    let empty = Set(found.filter { $0.rule == "empty-contract" }.map(\.location.description))
    #expect(empty == ["architecture.json:2:14"])
    let count = found.count { $0.rule == "empty-contract" }
    #expect(count == 6)
  }

  @Test func `a part that a school doesn't have is said by an empty group`() throws {
    let text = #"{ "extends": "clean", "groups": { "presentation": [], "data": ["Disk"], "domain": ["Core"] } }"#
    let found = try Town(["Core": "", "Disk": ""]).report(text).contracts.filter { $0.state == .unbound }.count
    #expect(found > 0)
  }

  @Test func `G02 layer isolation of repositories that know each other by protocol`() throws {
    let town = Town([
      "ShopData": """
      struct CartRepository: CartRepositoryProtocol {
        let notes: any NoteRepositoryProtocol
      }
      """
    ])
    let found = try places(town, Self.clean)
    #expect(found == ["ShopData/ShopData.swift:2:18 peers"])
  }
}
