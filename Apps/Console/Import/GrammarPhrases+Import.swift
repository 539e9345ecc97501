extension GrammarPhrases {
  /// The import of files of banks.
  static let bankImport: [String: String] = [
    "Import files of banks: CSV, OFX, QIF, camt, MT940.":
      "Importe des fichiers bancaires : CSV, OFX, QIF, camt, MT940.",
    "Entries go into a goal, or the last balance of each day into an account, by default that of the file's IBAN. What is read is shown and asked about first; a script gives --yes or --profile. Rows that were imported before are skipped. `modulo import --help-hidden` has the options for a CSV file that no profile knows.":
      "Les opérations vont dans un objectif, ou le dernier solde de chaque jour dans un compte, à défaut celui de l’IBAN du fichier. Ce qui est lu est d’abord montré et confirmé ; un script donne --yes ou --profile. Les lignes déjà importées sont sautées. Pour un CSV sans profil : `modulo import --help-hidden`.",
    "The files; - for standard input.": "Les fichiers ; - pour l’entrée standard.",
    "The goal for the entries.": "L’objectif pour les opérations.",
    "The account for the balances.": "Le compte pour les soldes.",
    "The layout of CSV files.": "La présentation des fichiers CSV.",
    "Probable duplicates.": "Doublons probables.",
    "The account in the files, where they have several.": "Le compte dans les fichiers, s’ils en ont plusieurs.",
    "The currency of the rows that count.": "La devise des lignes qui comptent.",
    "Go on although entries and balances don't add up.":
      "Continue même si les opérations ne correspondent pas aux soldes.",
    "Options of the files": "Options des fichiers",
    "The column with the day, by its name or its number.": "La colonne de la date, par son nom ou son numéro.",
    "The column with what came in; needs --withdrawal.": "La colonne des entrées, avec --withdrawal.",
    "The column with what went out; needs --deposit.": "La colonne des sorties, avec --deposit.",
    "The column with the amount.": "La colonne du montant.",
    "The column with the words for in and out; needs --sign flag.":
      "La colonne des mots pour entrée et sortie, avec --sign flag.",
    "A column of the text; again for more.": "Une colonne du texte ; à répéter pour d’autres.",
    "The column with the balance after the row.": "La colonne du solde après la ligne.",
    "The column with the code of the currency.": "La colonne du code de la devise.",
    "The column with the bank's id of the row.": "La colonne de l’identifiant de la banque.",
    "The column that says whether the row is booked.": "La colonne qui dit si la ligne est comptabilisée.",
    "A status of booked rows; again for more.": "Un état des lignes comptabilisées ; à répéter pour d’autres.",
    "The column with a fee that is taken off.": "La colonne de frais à déduire.",
    "The order of day, month and year.": "L’ordre du jour, du mois et de l’année.",
    "The first of the hundred years that two digits mean.":
      "La première des cent années que désignent deux chiffres.",
    "How in and out are told apart.": "Ce qui distingue entrées et sorties.",
    "A word for money in; again for more.": "Un mot pour une entrée ; à répéter pour d’autres.",
    "A word for money out; again for more.": "Un mot pour une sortie ; à répéter pour d’autres.",
    "The number of lines before the header.": "Le nombre de lignes avant l’en-tête.",
    "How rows after the last entry begin, as Total; again for more.":
      "Le début des lignes après la dernière opération, comme Total ; à répéter pour d’autres.",
    "The newest row comes first.": "La ligne la plus récente vient d’abord.",
    "The oldest row comes first.": "La ligne la plus ancienne vient d’abord.",
    "The rows of each day run the other way.": "Les lignes de chaque jour vont en sens inverse.",
    "The encoding, such as windows-1252.": "Le codage, par exemple windows-1252.",
    "Layouts of the CSV files of banks.": "Les présentations des fichiers CSV des banques.",
    "List the profiles: those that come with the program, and one's own.":
      "Liste les profils : ceux du programme et les vôtres.",
    "Write a profile as the JSON text that `save` reads.": "Écrit un profil en JSON, tel que `save` le lit.",
    "The name of the profile.": "Le nom du profil.",
    "Save the layout of a CSV file as a profile, or a profile that was written by hand.":
      "Enregistre comme profil la présentation d’un fichier CSV, ou un profil écrit à la main.",
    "FILE is a statement, read with the options that `modulo import` takes, or the JSON text of a profile, in a file whose name ends in .json. The profile lies in a folder beside the settings. One of those that come with the program is never replaced, and one's own only with --force.":
      "FICHIER est un relevé, lu avec les options de `modulo import`, ou le texte JSON d’un profil, dans un fichier dont le nom se termine par .json. Le profil est gardé dans un dossier à côté des réglages. Un profil du programme n’est jamais remplacé ; un des vôtres seulement avec --force.",
    "The name of the profile: letters, digits and -.": "Le nom du profil : lettres, chiffres et -.",
    "The statement, or the JSON text.": "Le relevé, ou le texte JSON.",
    "What the list calls it; the name if not given.": "Son titre dans la liste ; le nom si rien n’est donné.",
    "Delete a profile of one's own.": "Supprime un de vos profils.",
    "'--goal' can't be used with '--account'.": "« --goal » et « --account » s’excluent.",
    "'-' can be given once.": "« - » ne peut être donné qu’une fois.",
    "The name of a profile has letters, digits and -, 64 at most.":
      "Le nom d’un profil a des lettres, des chiffres et -, 64 au plus.",
    "'--first-year' is a year from 1 to 9900.": "« --first-year » est une année de 1 à 9900.",
    "'--intraday-reversed' needs '--newest-first' or '--oldest-first'.":
      "« --intraday-reversed » ne va qu’avec « --newest-first » ou « --oldest-first ».",
    "'--skip-lines' is at least 0.": "« --skip-lines » vaut 0 au moins.",
    "'--delimiter' is one character, or the word tab.": "« --delimiter » est un seul caractère, ou le mot tab.",
    "profile": "profil", "currency": "devise", "offset": "nombre", "choice": "choix", "code": "code", "word": "mot",
    "sign": "signe", "order": "ordre",
    "status": "état",
    "year": "année",
  ]
}
