extension GrammarPhrases {
  static let books: [String: String] = [
    "A book on a server, which several people share.": "Un livre sur un serveur, que plusieurs personnes partagent.",
    """
    `--data postgresql://HOST/DATABASE?book=NAME`, or MODULO_DATA, says which one. Its members are roles of that \
    server: its administrator makes them, with their passwords. An address with a password is refused; a password \
    file, which PGPASSFILE names, has it.
    """: """
    `--data postgresql://HÔTE/BASE?book=NOM`, ou MODULO_DATA, dit lequel. Ses membres sont des rôles de ce serveur : \
    son administrateur les crée, avec leurs mots de passe. Une adresse avec un mot de passe est refusée ; un fichier de \
    mots de passe, que nomme PGPASSFILE, le contient.
    """,
    "Make the book that --data names, empty.": "Crée le livre que nomme --data, vide.",
    """
    It is yours then. A book that several are to manage belongs to a role that they are members of: the administrator \
    makes a schema of the book's name for that role first.
    """: """
    Il est alors à vous. Un livre que plusieurs doivent gérer appartient à un rôle dont ils sont membres : \
    l’administrateur crée d’abord pour ce rôle un schéma du nom du livre.
    """,
    "Show who may use the book, and what for.": "Montre qui peut utiliser le livre, et pour quoi.",
    """
    Members read, write, or manage: who manages the book decides who the others are. That is the role that owns it, and \
    those that belong to that role.
    """: """
    Les membres lisent, écrivent ou gèrent : qui gère le livre décide qui sont les autres. C’est le rôle qui le \
    possède, et ceux qui en font partie.
    """,
    "Let a role of the server read and write, or only read.":
      "Permet à un rôle du serveur de lire et d’écrire, ou seulement de lire.",
    "A right that it had before gives way to this one.": "Un droit qu’il avait avant cède la place à celui-ci.",
    "The name of the role.": "Le nom du rôle.",
    "It may read, and write nothing.": "Il peut lire, et ne rien écrire.",
    "Take every right from a member.": "Retire tous ses droits à un membre.",
    """
    It asks first. The member's connections to the database are ended, as far as the server lets you; one that it \
    doesn't end may do nothing any more.
    """: """
    Demande confirmation. Les connexions du membre à la base sont coupées, autant que le serveur le permet ; une qui \
    reste ne peut plus rien faire.
    """,
  ]
}
