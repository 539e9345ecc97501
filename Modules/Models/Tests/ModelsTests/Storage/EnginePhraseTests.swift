import ModuloUtilities
import Testing

@testable import ModuloModels

/// What the storage engine and the system say in English, in a message of another language.
@Suite struct EnginePhraseTests {
  @Test func `the damage of an empty file has its French`() {
    let texts = StorageError.damaged(.file(detail: "the file is empty")).texts
    #expect(texts.english == "The database is damaged (the file is empty). It was left as it is.")
    #expect(texts.french == "La base est endommagée (le fichier est vide). Elle est restée telle quelle.")
  }

  @Test(arguments: [
    ("there is no such folder", "ce dossier n’existe pas"), ("it is a directory", "c’est un dossier"),
    ("it is a link", "c’est un lien"), ("it is empty", "il est vide"), ("Is a directory", "c’est un dossier"),
    ("Device busy", "Device busy"), ("the connection is lost", "la connexion est perdue"),
    ("the server is PostgreSQL 11; 12 is needed", "le serveur est PostgreSQL 11 ; il faut la version 12"),
  ])
  func `a known reason has its French, another one stays`(_ reason: String, _ french: String) {
    let opened = StorageError.cannotOpen(path: "p", reason: reason)
    let backup = DataError.unusableBackup(path: "p", reason: reason)
    let input = DataError.unreadableFile(.unreadable(name: "p", reason: reason))
    for (english, translated) in [opened.texts, backup.texts, input.texts] {
      #expect(english.contains("(\(reason))"))
      #expect(translated.contains("(\(french))"))
    }
  }
}

/// Phrases with a part that varies.
@Suite struct EnginePhrasePartTests {
  @Test(arguments: [
    ("expected \"format\", found \"modulo\"", "attendu : \"format\", trouvé : \"modulo\""),
    ("expected \":\", but the document ends here", "attendu : \":\", mais le document s’arrête ici"),
    (
      "expected text or null for \"name\", found a list", "attendu : un texte ou null pour \"name\", trouvé : une liste"
    ),
    ("expected a number above 3, found 2", "attendu : un numéro au-dessus de 3, trouvé : 2"),
  ])
  func `the fault of a document has its French`(_ reason: String, _ french: String) {
    let text = StorageError.invalidDocument(line: 1, column: 2, reason: reason).text(.french)
    #expect(text == "Ligne 1, colonne 2 : \(french). Rien n’a été importé.")
  }

  @Test(arguments: [
    ("block #1 isn't what its checksum says", "block #1 ne correspond pas à sa somme de contrôle"),
    ("block #1, name: expected text", "block #1, name : attendu : un texte"),
    (
      "goal #2 isn't what its checksum says, and 3 more",
      "goal #2 ne correspond pas à sa somme de contrôle, et 3 autres"
    ),
    ("d.db: No space left on device", "d.db : plus de place sur le disque"),
    ("x is missing", "x manque"),
  ])
  func `the fault of a row or a file has its French`(_ detail: String, _ french: String) {
    let text = StorageError.damaged(.file(detail: detail)).text(.french)
    #expect(text == "La base est endommagée (\(french)). Elle est restée telle quelle.")
  }

  @Test func `a phrase has as many parts in French`() {
    for phrase in EnginePhrase.all {
      let (english, french) = (phrase.english.count { $0 == "%" }, phrase.french.count { $0 == "%" })
      #expect(english == french, "\(phrase.english)")
    }
  }
}

extension PresentableError {
  fileprivate var texts: (english: String, french: String) { (text(.english), text(.french)) }
}
