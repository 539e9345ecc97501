extension EnginePhrase {
  /// A path that leads to a folder.
  static let directory = EnginePhrase("it is a directory", "c’est un dossier")
  /// A path that leads to a device or the like.
  static let special = EnginePhrase("it is neither a file nor a directory", "ce n’est ni un fichier ni un dossier")

  /// Every phrase; of two that fit, the earlier one is meant.
  static let all = files + servers + faults + documents + values + system

  /// Why a file can't be used.
  private static let files = [
    directory, special,
    EnginePhrase("there is no such file", "ce fichier n’existe pas"),
    EnginePhrase("there is no such folder", "ce dossier n’existe pas"),
    EnginePhrase("it is a link", "c’est un lien"),
    EnginePhrase("it is a file, not a folder", "c’est un fichier, et non un dossier"),
    EnginePhrase(
      "a part of its path is a file, not a folder", "une partie du chemin est un fichier, et non un dossier"),
    EnginePhrase("it is empty", "il est vide"),
    EnginePhrase("the file is empty", "le fichier est vide"),
    EnginePhrase(
      "it is empty, as a backup that was ended before it was whole may be",
      "il est vide, comme peut l’être une sauvegarde interrompue avant la fin"),
    EnginePhrase(
      "a write that was interrupted has to be undone first, by opening it for writing",
      "une écriture interrompue doit d’abord être annulée, en l’ouvrant pour écrire"),
    EnginePhrase("it isn't a file's URL", "ce n’est pas l’URL d’un fichier"),
    EnginePhrase("it isn't the file any more that was opened", "ce n’est plus le fichier qui a été ouvert"),
    EnginePhrase("it is open under another name", "il est ouvert sous un autre nom"),
    EnginePhrase("it belongs to a database that is open", "il fait partie d’une base ouverte"),
    EnginePhrase("it is the database that it would replace", "c’est la base qu’il remplacerait"),
    EnginePhrase("it is the database itself", "c’est la base elle-même"),
    EnginePhrase("the file isn't a database", "le fichier n’est pas une base de données"),
    EnginePhrase(
      "it can't be brought from version % to %: %", "impossible de le faire passer de la version % à la version % : %"),
  ]

  /// Why a book on a server can't be used.
  private static let servers = [
    EnginePhrase("the book isn't there any more", "le livre n’y est plus"),
    EnginePhrase("there is a password in the address", "il y a un mot de passe dans l’adresse"),
    EnginePhrase("the connection is lost", "la connexion est perdue"),
    EnginePhrase("it has refused one of two connections", "il a refusé une connexion sur deux"),
    EnginePhrase("the server is PostgreSQL %; % is needed", "le serveur est PostgreSQL % ; il faut la version %"),
    EnginePhrase("the database's encoding is %; % is needed", "l’encodage de la base est % ; il faut %"),
    EnginePhrase("a column of the book has another type", "une colonne du livre est d’un autre type"),
    EnginePhrase(
      "the book has a part of an unknown kind, %", "le livre a une partie d’une sorte inconnue, %"),
    EnginePhrase(
      "the book doesn't say how often it was written", "le livre ne dit pas combien de fois il a été écrit"),
    EnginePhrase("% has no %: a newer libpq is needed", "% n’a pas % : il faut une libpq plus récente"),
    EnginePhrase(
      "PostgreSQL's client library isn't installed: it is in the package libpq5 of Debian, and in libpq of Homebrew",
      "la bibliothèque cliente de PostgreSQL n’est pas installée : elle est dans le paquet libpq5 de Debian, et dans "
        + "libpq de Homebrew"),
  ]

  /// What a check or a read finds.
  private static let faults = [
    EnginePhrase("%, and % more", "%, et % autres"),
    EnginePhrase("% isn't what was copied", "% ne correspond pas à ce qui a été copié"),
    EnginePhrase("% lacks rows that were copied", "% n’a pas toutes les lignes copiées"),
    EnginePhrase("% isn't what its checksum says", "% ne correspond pas à sa somme de contrôle"),
    EnginePhrase("% isn't what the schema declares", "% n’est pas ce que le schéma déclare"),
    EnginePhrase("% is missing", "% manque"),
    EnginePhrase("% points to nothing through %", "% ne mène à rien par %"),
    EnginePhrase("% is of another version than the file says that it has", "% est d’une autre version que le fichier"),
    EnginePhrase("% has #%, and % as its highest number", "% a le n° %, et % comme plus haut numéro"),
    EnginePhrase(
      "% has given out the number %, and hardly has another", "% a donné le numéro %, et n’en a presque plus"),
    EnginePhrase("%: kept %, but the rows make %", "% : % conservé, mais les lignes font %"),
    EnginePhrase("the sums in % don't match their rows", "les sommes de % ne correspondent pas à leurs lignes"),
    EnginePhrase("it says that it has version %, but it has %", "il dit avoir la version %, mais il a %"),
    EnginePhrase(
      "it says that it has version %, and it had version % when it was opened",
      "il dit avoir la version %, et il avait la version % à son ouverture"),
    EnginePhrase(
      "it says that it has version %, and the first one is %", "il dit avoir la version %, et la première est %"),
    EnginePhrase(
      "what the balance % changed differs from the balances", "ce que le solde % a changé diffère des soldes"),
    EnginePhrase(
      "what the balances add up to doesn't fit into 64 bits", "la somme des soldes ne tient pas dans 64 bits"),
    EnginePhrase("the time %: %", "le temps % : %"),
    EnginePhrase("there is no such goal", "cet objectif n’existe pas"),
    EnginePhrase("there is no such account", "ce compte n’existe pas"),
    EnginePhrase("there is no such block", "ce bloc n’existe pas"),
    EnginePhrase("the session is of another block or day", "la session est d’un autre bloc ou d’un autre jour"),
    EnginePhrase("unknown type %", "type inconnu %"),
    EnginePhrase("unknown currency %", "devise inconnue %"),
    EnginePhrase("unknown part %", "part inconnue %"),
    EnginePhrase("unknown time zone %", "fuseau horaire inconnu %"),
    EnginePhrase("% isn't a rate", "% n’est pas un taux"),
    EnginePhrase("the value of % can't be read", "la valeur de % est illisible"),
  ]

  /// What an import finds in a document.
  private static let documents = [
    EnginePhrase("expected %, but the document ends here", "attendu : %, mais le document s’arrête ici"),
    EnginePhrase("expected %, found %", "attendu : %, trouvé : %"),
    EnginePhrase("expected %", "attendu : %"),
    EnginePhrase("there are more than % levels", "il y a plus de % niveaux"),
    EnginePhrase("the text isn't valid UTF-8", "le texte n’est pas de l’UTF-8 valide"),
    EnginePhrase("the text has half of a surrogate pair", "le texte a la moitié d’une paire de substitution"),
    EnginePhrase("the number is too large", "le nombre est trop grand"),
    EnginePhrase("% can't be kept", "% ne peut pas être conservé"),
  ]

  /// What was expected or found in a document or a row.
  private static let values = [
    EnginePhrase("an object", "un objet"),
    EnginePhrase("the end of the object", "la fin de l’objet"),
    EnginePhrase("a list", "une liste"),
    EnginePhrase("the end of the list", "la fin de la liste"),
    EnginePhrase("text", "un texte"),
    EnginePhrase("the end of a text", "la fin d’un texte"),
    EnginePhrase("a value", "une valeur"),
    EnginePhrase("a name in quotes", "un nom entre guillemets"),
    EnginePhrase("an integer", "un entier"),
    EnginePhrase("a whole number of at most 64 bits", "un nombre entier d’au plus 64 bits"),
    EnginePhrase("a whole number", "un nombre entier"),
    EnginePhrase("a number with a fraction or beyond 64 bits", "un nombre décimal ou de plus de 64 bits"),
    EnginePhrase("a number, \"Infinity\" or \"-Infinity\"", "un nombre, « Infinity » ou « -Infinity »"),
    EnginePhrase("a number above %", "un numéro au-dessus de %"),
    EnginePhrase("a number", "un nombre"),
    EnginePhrase("a digit", "un chiffre"),
    EnginePhrase("four hexadecimal digits", "quatre chiffres hexadécimaux"),
    EnginePhrase("an escape for a control character", "un échappement pour un caractère de contrôle"),
    EnginePhrase("an escape", "un échappement"),
    EnginePhrase("one of % after a backslash", "l’un de % après une barre oblique inverse"),
    EnginePhrase("true or false", "true ou false"),
    EnginePhrase("the end of the document", "la fin du document"),
    EnginePhrase("a UUID as text", "un UUID en texte"),
    EnginePhrase("data as base64", "des données en base64"),
    EnginePhrase("data", "des données"),
    EnginePhrase("16 bytes", "16 octets"),
    EnginePhrase("the number of the row", "le numéro de la ligne"),
    EnginePhrase("the end of the row", "la fin de la ligne"),
    EnginePhrase("a row", "une ligne"),
    EnginePhrase("the column %", "la colonne %"),
    EnginePhrase("the table %", "la table %"),
    EnginePhrase("a schema's version up to %", "une version du schéma d’au plus %"),
    EnginePhrase("the highest number that was given out, %", "le plus haut numéro donné, %"),
    EnginePhrase("nothing", "rien"),
    EnginePhrase("% for %", "% pour %"),
    EnginePhrase("% or null", "% ou null"),
  ]

  /// What the system and SQLite say.
  private static let system = [
    EnginePhrase("database disk image is malformed", "le contenu du fichier est incohérent"),
    EnginePhrase("file is not a database", "le fichier n’est pas une base de données"),
    EnginePhrase("unable to open database file", "impossible d’ouvrir la base"),
    EnginePhrase("disk I/O error", "erreur d’entrée-sortie du disque"),
    EnginePhrase("Input/output error", "erreur d’entrée-sortie"),
    EnginePhrase("No space left on device", "plus de place sur le disque"),
    EnginePhrase("Permission denied", "accès refusé"),
    EnginePhrase("Read-only file system", "système de fichiers en lecture seule"),
    EnginePhrase("No such file or directory", "aucun fichier ni dossier de ce nom"),
    EnginePhrase("Is a directory", "c’est un dossier"),
    EnginePhrase("Not a directory", "ce n’est pas un dossier"),
    EnginePhrase("File name too long", "nom de fichier trop long"),
    EnginePhrase("Too many open files", "trop de fichiers ouverts"),
    EnginePhrase("Too many levels of symbolic links", "trop de liens symboliques"),
    EnginePhrase("File too large", "fichier trop grand"),
    EnginePhrase("Disk quota exceeded", "quota de disque dépassé"),
    // A path or a row before its reason.
    EnginePhrase("%: %", "% : %"),
  ]
}
