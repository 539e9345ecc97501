/// A field of a stored thing.
struct SliceField: Hashable {
  /// What a field holds, and whether it may hold nothing. The raw value is how it is written.
  enum Kind: String, CaseIterable, Sendable {
    case text, money, day, flag, number
    case optionalText = "text?"
    case optionalMoney = "money?"
    case optionalDay = "day?"
    case optionalNumber = "number?"

    /// The field of the exemplar that has the kind, and its French label.
    var exemplar: (name: SliceName, french: String) {
      switch self {
      case .text: (SliceName("firstText"), "Premier texte")
      case .optionalText: (SliceName("spareText"), "Autre texte")
      case .money: (SliceName("firstMoney"), "Premier montant")
      case .optionalMoney: (SliceName("spareMoney"), "Autre montant")
      case .day: (SliceName("firstDay"), "Premier jour")
      case .optionalDay: (SliceName("spareDay"), "Autre jour")
      case .flag: (SliceName("firstFlag"), "Premier témoin")
      case .number: (SliceName("firstNumber"), "Premier nombre")
      case .optionalNumber: (SliceName("spareNumber"), "Autre nombre")
      }
    }

    /// The columns of a field with a name.
    func columns(of name: SliceName) -> [String] {
      switch self {
      case .money, .optionalMoney: [name.snake + "_minor", name.snake + "_currency"]
      default: [name.snake]
      }
    }
  }

  let name: SliceName
  let kind: Kind
  /// The label in French; nil where it isn't known.
  var french: String?
}

extension SliceField {
  private static let option = "--fields"

  /// The fields of a list such as `name:text,limit:money,due:day?`, without the name, which every slice has.
  ///
  /// - Parameter owner: The noun that the things belong to; nil for none.
  /// - Throws: `badValue` for the first one that is none.
  static func fields(_ texts: [String], owner: SliceName?) throws(ScaffoldError) -> [SliceField] {
    var fields: [SliceField] = []
    var columns: Set<String> = ["id", "number", "name", "name_key", "rowid", "oid", "_rowid_", "checksum"]
    var (names, hasName): (Set<String>, Bool) = (reserved, false)
    if let owner {
      columns.insert(owner.snake + "_id")
      names.formUnion([owner.camel, owner.camel + "ID", owner.camel + "Name"])
    }
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }).map(String.init) {
      if text == "name:text", !hasName {
        hasName = true
        continue
      }
      let field = try SliceField(reading: text)
      let taken = field.kind.columns(of: field.name).first { !columns.insert($0).inserted }
      if let taken { throw .badValue(option: option, value: text, hint: "there is a column \(taken) already") }
      if !names.insert(field.name.camel).inserted {
        throw .badValue(option: option, value: text, hint: "a stored thing has a \(field.name.camel) of its own")
      }
      fields.append(field)
    }
    if !hasName {
      throw .badValue(
        option: option, value: texts.joined(separator: ","), hint: "one of them is name:text, by which things are found"
      )
    }
    // With more, functions and files would be longer than contracts let them be.
    if fields.count > most {
      throw .badValue(
        option: option, value: "\(fields.count) fields", hint: "there are \(most) at most beside the name")
    }
    return fields
  }

  static let most = 20

  /// What the exemplar itself declares, so that a field of that name would be declared twice.
  private static let reserved: Set<String> = [
    "id", "number", "name", "nameKey", "title", "reference", "numberedTitle", "original", "schema", "noun", "yes", "no",
    "language", "amount", "hashValue", "description", "nameLimit", "hasUsableName", "label",
    // The actions of a form, and the options of a command.
    "appear", "submit", "close", "discard", "owner", "fields", "request", "output", "past", "confirmation", "noInput",
    "csv", "asOf", "data", "config", "json", "dryRun", "locale", "timeZone", "color", "ascii", "accessible", "noPager",
    "width", "now", "exactNames", "mock", "help", "version", "verbose", "phrases", "words", "isEmpty",
  ]

  private init(reading text: String) throws(ScaffoldError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw .badValue(option: Self.option, value: text, hint: "a field is written limit:money")
    }
    guard let kind = Kind(rawValue: parts[1]) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(option: Self.option, value: text, hint: "a field is one of \(kinds)")
    }
    let upper = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
    guard parts[0].first?.isLowercase == true else {
      throw .badValue(option: Self.option, value: text, hint: "the name of a field begins with a small letter")
    }
    do throws(ScaffoldError) {
      _ = try ModuleName(upper, of: .shared)
    } catch {
      guard case .badName(_, let reason, _) = error else { throw error }
      throw .badValue(option: Self.option, value: text, hint: reason)
    }
    self.init(name: SliceName(parts[0]), kind: kind)
    if name.camel != parts[0] {
      throw .badValue(option: Self.option, value: text, hint: "in camel case it is written \(name.camel)")
    }
  }
}
