import ArchitectureKit
import Testing

/// Contracts about the names of types.
@Suite struct NameContractTests {
  private let root = """
    { "kind": "composition-root", "names": ["Default?*"], "modules": ["App"], "files": ["Stage/*"], "companions": ["Mocks"] }
    """
  private let peers = #"{ "kind": "peers", "names": ["*Repository"], "except": ["GenericRepository"] }"#

  @Test func `the composition root, a type's home and its doubles name it`() throws {
    let town = Town([
      "Stores": "struct DefaultStore {}\nlet store = DefaultStore()", "StoresMocks": "let base = DefaultStore()",
      "App": "let store = DefaultStore()", "Stage": "let store = DefaultStore()",
      "Other": "// DefaultStore\nlet text = \"DefaultStore\"; let DefaultValue = 1",
    ])
    let found = try town.places(root)
    #expect(found.isEmpty)
  }

  @Test func `anyone else who names it is reported`() throws {
    let town = Town(["Stores": "public struct DefaultStore {}", "View": "\nlet store = \"\\(DefaultStore())\""])
    let found = try town.places(root)
    #expect(found == ["View/View.swift:2 composition-root"])
  }

  @Test func `a repository may name its kin and its base`() throws {
    let town = Town([
      "Data": """
      protocol NoteRepository {}
      struct DefaultNoteRepository: NoteRepository { let base: GenericRepository<Note> }
      struct Loader { let notes: NoteRepository; let tags: TagRepository }
      """
    ])
    let found = try town.places(peers)
    #expect(found.isEmpty)
  }

  @Test func `a property is no peer, whatever its name`() throws {
    let town = Town([
      "Data":
        "struct NoteRepository {\n  let baseRepository: GenericRepository\n  let tagRepository: TagRepository\n}"
    ])
    let found = try town.places(peers)
    #expect(found == ["Data/Data.swift:3 peers"])
  }

  @Test func `a type may name what is declared inside it, and that one the type around it`() throws {
    let inner = "  struct PageRepository { let notes: NoteRepository }\n  let page: PageRepository\n"
    let town = Town(["Data": "struct NoteRepository {\n\(inner)  let tags: TagRepository\n}"])
    let found = try town.places(peers)
    #expect(found == ["Data/Data.swift:4 peers"])
  }

  @Test func `G02 a repository that names its peer and a view model that imports data are reported`() throws {
    var town = Town([
      "ShopData":
        "struct NoteRepository {\n  let tags: TagRepository\n}\nextension NoteRepository { typealias T = TagRepository }"
    ])
    let views = #"{ "kind": "forbidden-import", "files": ["**/*ViewModel.swift"], "to": ["*Data"] }"#
    town.add("CartViewModel", "import Foundation\nimport ShopData")
    let found = try town.places(peers + ", " + views)
    let expected = [
      "CartViewModel/CartViewModel.swift:2 forbidden-import", "ShopData/ShopData.swift:2 peers",
      "ShopData/ShopData.swift:4 peers",
    ]
    #expect(found == expected)
  }
}
