/// Why a file can't be used, as far as the storage engine says it in words of its own: those are English, and the raw
/// values. What the system says is in the system's words.
enum FileObstacle: String, CaseIterable {
  case noFile = "there is no such file"
  case noFolder = "there is no such folder"
  case directory = "it is a directory"
  case special = "it is neither a file nor a directory"
  case link = "it is a link"
  case fileAsFolder = "it is a file, not a folder"
  case fileInPath = "a part of its path is a file, not a folder"
  case empty = "it is empty"
  case damage = "the file is empty"
  case unfinished = "it is empty, as a backup that was ended before it was whole may be"
  case interruptedWrite = "a write that was interrupted has to be undone first, by opening it for writing"
  case noFileURL = "it isn't a file's URL"
  case moved = "it isn't the file any more that was opened"
  case alias = "it is open under another name"
  case openDatabase = "it belongs to a database that is open"
  case replaced = "it is the database that it would replace"
  case itself = "it is the database itself"

  /// A reason in a language, where it is one of these; else as it is.
  static func text(of reason: String, in language: Language) -> String {
    guard let obstacle = FileObstacle(rawValue: reason) else { return reason }
    return switch language {
    case .english: reason
    case .french: obstacle.french
    }
  }

  private var french: String {
    switch self {
    case .noFile: "ce fichier n’existe pas"
    case .noFolder: "ce dossier n’existe pas"
    case .directory: "c’est un dossier"
    case .special: "ce n’est ni un fichier ni un dossier"
    case .link: "c’est un lien"
    case .fileAsFolder: "c’est un fichier, et non un dossier"
    case .fileInPath: "une partie du chemin est un fichier, et non un dossier"
    case .empty: "il est vide"
    case .damage: "le fichier est vide"
    case .unfinished: "il est vide, comme peut l’être une sauvegarde interrompue avant la fin"
    case .interruptedWrite: "une écriture interrompue doit d’abord être annulée, en l’ouvrant pour écrire"
    case .noFileURL: "ce n’est pas l’URL d’un fichier"
    case .moved: "ce n’est plus le fichier qui a été ouvert"
    case .alias: "il est ouvert sous un autre nom"
    case .openDatabase: "il fait partie d’une base ouverte"
    case .replaced: "c’est la base qu’il remplacerait"
    case .itself: "c’est la base elle-même"
    }
  }
}
