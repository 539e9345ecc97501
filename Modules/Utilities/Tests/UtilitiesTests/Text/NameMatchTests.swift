import ModuloUtilities
import Testing

@Suite struct NameMatchTests {
  private static let names = [
    "Car", "Camper", "New roof", "Home mortgage", "Vanguard brokerage", "Japan trip", "Café Noir", "Straße",
    "Rainy-day",
    "Roof repair", "New car",
  ]

  @Test(
    arguments: [
      ("Car", .whole, ["Car"]), ("car", .whole, ["Car"]), ("CAMPER", .whole, ["Camper"]),
      ("strasse", .whole, ["Straße"]),
      (" japan  trip ", .whole, ["Japan trip"]), ("ca", .beginning, ["Car", "Camper", "Café Noir"]),
      ("jap", .beginning, ["Japan trip"]), ("cafe", .beginning, ["Café Noir"]), ("roof", .beginning, ["Roof repair"]),
      ("mortgage", .wordBeginning, ["Home mortgage"]), ("broker", .wordBeginning, ["Vanguard brokerage"]),
      ("day", .wordBeginning, ["Rainy-day"]), ("noir", .wordBeginning, ["Café Noir"]),
      ("oof", .part, ["New roof", "Roof repair"]),
      ("guard", .part, ["Vanguard brokerage"]), ("new", .beginning, ["New roof", "New car"]),
      ("new r", .beginning, ["New roof"]),
    ] as [(String, NameFit, [String])])
  func `the closest fit that any name has counts`(text: String, fit: NameFit, expected: [String]) {
    let found = NameMatch(of: text, among: Self.names, loosest: .part) { $0 }
    #expect(found == (expected.count == 1 ? .one(expected[0], fit) : .several(expected, fit)))
  }

  @Test(
    arguments: [
      ("japn", .part, ["Japan trip"]), ("jpaan", .part, ["Japan trip"]), ("morgage", .part, ["Home mortgage"]),
      ("camprr", .part, ["Camper"]), ("roof", .whole, ["Roof repair", "New roof"]),
      ("mortgage", .beginning, ["Home mortgage"]), ("guard", .wordBeginning, ["Vanguard brokerage"]),
      ("xyz", .part, []),
      ("x", .part, []), ("cr", .part, []), ("", .part, []), (" ", .part, []), ("japan trips", .part, ["Japan trip"]),
    ] as [(String, NameFit, [String])])
  func `where no name fits closely enough, the nearest ones are offered`(
    text: String, loosest: NameFit, expected: [String]
  ) {
    let found = NameMatch(of: text, among: Self.names, loosest: loosest) { $0 }
    #expect(found == .none(nearest: expected))
  }

  @Test func `a name that several things have is theirs, also where others begin with it`() {
    let found = NameMatch(of: "run", among: ["Run", "run", "Runner"], loosest: .beginning) { $0 }
    #expect(found == .several(["Run", "run"], .whole))
  }

  @Test func `no more names are offered than asked for`() {
    let found = NameMatch(of: "plan", among: (1...9).map { "My plan \($0)" }, loosest: .beginning, limit: 2) { $0 }
    #expect(found == .none(nearest: ["My plan 1", "My plan 2"]))
  }
}
