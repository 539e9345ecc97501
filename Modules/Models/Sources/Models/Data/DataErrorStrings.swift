struct DataErrorStrings: Sendable {
  let noData: @Sendable (_ path: String) -> String
  /// A check found faults; the list has a line for each.
  let faulty: @Sendable (_ count: String, _ list: String) -> String
  let unusableBackup: @Sendable (_ path: String, _ reason: String) -> String
  let invalidDocument: @Sendable (_ name: String, _ line: Int, _ column: Int, _ reason: String) -> String
  let outputFailed: String
  let kind: @Sendable (DataFault.Kind) -> String
}

extension DataErrorStrings {
  static let english = DataErrorStrings(
    noData: { path in "\(path): there is no data yet." },
    faulty: { count, list in "Faults found: \(count). Nothing was changed; a backup can be restored.\n\(list)" },
    unusableBackup: { path, reason in "\(path) can't be restored (\(reason)). Nothing was changed." },
    invalidDocument: { name, line, column, reason in
      "\(name), line \(line), column \(column): \(reason). Nothing was imported."
    },
    outputFailed: "The export could not be written to its end.",
    kind: { kind in
      switch kind {
      case .file: "damaged file"
      case .structure: "wrong structure"
      case .reference: "belongs to nothing"
      case .checksum: "not as it was written"
      case .value: "meaningless value"
      case .total: "wrong total"
      }
    })

  static let french = DataErrorStrings(
    noData: { path in "\(path) : il n’y a pas encore de données." },
    faulty: { count, list in
      "Défauts trouvés : \(count). Rien n’a été modifié ; une sauvegarde peut être restaurée.\n\(list)"
    },
    unusableBackup: { path, reason in "\(path) ne peut pas être restauré (\(reason)). Rien n’a été modifié." },
    invalidDocument: { name, line, column, reason in
      "\(name), ligne \(line), colonne \(column) : \(reason). Rien n’a été importé."
    },
    outputFailed: "L’export n’a pas pu être écrit jusqu’au bout.",
    kind: { kind in
      switch kind {
      case .file: "fichier endommagé"
      case .structure: "structure incorrecte"
      case .reference: "n’appartient à rien"
      case .checksum: "différent de ce qui a été écrit"
      case .value: "valeur sans signification"
      case .total: "total incorrect"
      }
    })
}
