import ModuloModels
import ModuloUtilities
import Testing

/// Why a file can't be opened, in the words of the storage engine.
@Suite struct FileObstacleTests {
  @Test func `so has the damage of an empty file`() {
    let texts = StorageError.damaged(.file(detail: "the file is empty")).texts
    #expect(texts.english == "The database is damaged (the file is empty). It was left as it is.")
    #expect(texts.french == "La base est endommagée (le fichier est vide). Elle est restée telle quelle.")
  }

  @Test(arguments: [
    ("there is no such folder", "ce dossier n’existe pas"), ("it is a directory", "c’est un dossier"),
    ("it is a link", "c’est un lien"), ("it is empty", "il est vide"), ("Is a directory", "Is a directory"),
  ])
  func `its own words have their French, and the system's stay`(_ reason: String, _ french: String) {
    let opened = StorageError.cannotOpen(path: "p", reason: reason)
    let backup = DataError.unusableBackup(path: "p", reason: reason)
    let input = DataError.unreadableFile(.unreadable(name: "p", reason: reason))
    for (english, translated) in [opened.texts, backup.texts, input.texts] {
      #expect(english.contains("(\(reason))"))
      #expect(translated.contains("(\(french))"))
    }
  }
}

extension PresentableError {
  fileprivate var texts: (english: String, french: String) { (text(.english), text(.french)) }
}
