import ArchitectureKit
import Testing

/// The ready contracts, on samples of each school.
@Suite struct PresetTests {
  @Test(arguments: Preset.allCases) func `a preset is a contract file`(_ preset: Preset) throws {
    let configuration = try Configuration(reading: preset.text.utf8, file: "preset.json")
    let count = configuration.contracts.count
    #expect(count > 3)
  }

  @Test func `T15 layer check`() throws {
    var kept = Town([
      "NoteDomainInterface": "import Dependencies", "SyncServiceInterface": "",
      "NoteDomainSources": "import NoteDomainInterface", "Style": "",
    ])
    kept.add(
      "ListFeature", "import ComposableArchitecture\nimport NoteDomainInterface", dependencies: ["NoteDomainInterface"])
    kept.add(
      "NotesApp", "import ListFeature\nimport NoteDomainSources", dependencies: ["ListFeature", "NoteDomainSources"])
    let base = #"{ "kind": "forbidden-import", "from": ["none"], "to": ["none"] }"#
    let text = "{ \"extends\": \"tma\", \"contracts\": [\(base)], \"ignore\": [] }"
    let quiet = try kept.report(text).violations.filter { $0.rule != "undeclared-import" }
    #expect(quiet.isEmpty)

    let broken = Town([
      "NoteDomainInterface": "\nimport ComposableArchitecture", "NoteDomainSources": "import SwiftUI",
      "ListFeature": "import NoteDomainInterface\n\nimport NoteDomainSources",
    ])
    let found = try broken.report(text).violations.filter { $0.rule == "forbidden-import" }.map(\.location.description)
    let expected = [
      "ListFeature/ListFeature.swift:3:1", "NoteDomainInterface/NoteDomainInterface.swift:2:1",
      "NoteDomainSources/NoteDomainSources.swift:1:1",
    ]
    #expect(found == expected)
  }

  @Test func `G01 domain purity`() throws {
    let text = #"{ "extends": "clean" }"#
    let town = Town([
      "ShopDomain": "import Foundation\nimport ShopData", "ShopData": "import ShopDomain",
      "CartUI": "import ShopDomain",
      "MailDomain": "import SwiftUI",
    ])
    let found = try town.report(text).violations.filter { $0.rule == "forbidden-import" }.map(\.location.description)
    #expect(found == ["MailDomain/MailDomain.swift:1:1", "ShopDomain/ShopDomain.swift:2:1"])
  }

  @Test func `a file's own groups stand before the preset's`() throws {
    let text = #"{ "extends": "clean", "groups": { "domain": ["Core"], "data": ["Disk"] } }"#
    let found = try Town(["Core": "import Disk", "Disk": ""]).report(text).violations.map(\.rule)
    #expect(found == ["forbidden-import", "undeclared-import"])
  }
}
