import ModuloModels
import Testing

/// What is told of the rows that an undo of the rest has left.
@Suite struct LeftRowsTests {
  @Test(
    arguments: [
      (LeftRows(), nil, nil),
      (LeftRows(changed: 1), "1 row stays: changed since.", "1 ligne reste : modifiée depuis."),
      (LeftRows(needed: 2), "2 rows stay: in use.", "2 lignes restent : utilisées."),
      (
        LeftRows(changed: 2, needed: 1), "3 rows stay: 2 changed since, 1 in use.",
        "3 lignes restent : 2 modifiées depuis, 1 utilisée."
      ),
      (LeftRows(gone: 1), "1 row was deleted before.", "1 ligne était déjà supprimée."),
      (
        LeftRows(changed: 1, gone: 2), "1 row stays: changed since. 2 rows were deleted before.",
        "1 ligne reste : modifiée depuis. 2 lignes étaient déjà supprimées."
      ),
    ] as [(LeftRows, String?, String?)])
  func `they are counted by the reason`(_ rows: LeftRows, _ english: String?, _ french: String?) {
    let texts = [Language.english, .french].map { Strings($0).history.left(rows) { "\($0)" } }
    #expect(texts == [english, french])
  }
}
