/// Plans the files of a slice, and the lines that the workspace's own files get.
struct SlicePlanner {
  /// The noun of the exemplar.
  static let exemplar = SliceName("SampleThing")

  private let site: SliceSite
  private let files: [(path: String, text: String)]
  private let template: SliceTemplate
  private let name: SliceName
  /// Where its screens and its commands go; nil where a slice has none.
  private let surroundings: SliceSurroundings?
  /// The number of the newest version of the workspace's database.
  private let version: Int

  init(_ request: SliceRequest, at site: SliceSite, from exemplars: Exemplars) throws(ScaffoldError) {
    self.site = site
    let layers = site.layers
    files = exemplars.slice.filter { layers.contains(String($0.path.split(separator: "/")[1])) }
    name = try Self.name(of: request)
    let owner = try site.owner(request.owner)
    let fields = try SliceField.fields(request.fields, owner: owner?.name)
    let words = try SliceWords(request.words, fields: fields)
    surroundings = try site.surroundings(beside: request.beside ?? request.owner)
    template = SliceTemplate(fields: fields, owner: owner, words: words, surroundings: surroundings)
    version = try site.newestVersion()
  }

  func plan() throws(ScaffoldError) -> ScaffoldPlan {
    try site.checkFree(name)
    var made: [ScaffoldPlan.File] = []
    for (path, text) in files where path.contains("/\(Self.exemplar.pascal)") {
      let place = place(of: path)
      if site.sources[place] != nil { throw .pathExists(place) }
      made.append(
        ScaffoldPlan.File(
          path: place, text: SliceText.tidied(source(text, at: place), of: place, at: site), before: nil))
    }
    return ScaffoldPlan(folders: [], files: made + (try changes()), notes: notes)
  }

  private var notes: [String] {
    let labels = template.fields.filter { template.words.labels[$0.name.camel] == nil }.map(\.name.camel)
    let missing = (template.words.one == nil ? [name.text] : []) + labels
    let french =
      missing.isEmpty ? [] : ["French is missing for \(missing.joined(separator: ", ")): the build stops at its lines."]
    let screens =
      surroundings.map { "Its screens are in \($0.feature), and its commands where help has “\($0.section)”." }
      ?? "It has no screen and no command."
    return [screens] + french
  }
}

// What is refused.
extension SlicePlanner {
  private static func name(of request: SliceRequest) throws(ScaffoldError) -> SliceName {
    _ = try ModuleName(request.name, of: .shared)
    if let plural = request.plural { _ = try ModuleName(plural, of: .shared) }
    let name = SliceName(request.name, plural: request.plural)
    guard name.pascal == request.name else {
      throw .badName(request.name, reason: "each of its words begins with one capital", hint: name.pascal)
    }
    if request.plural == nil, let fault = name.pluralFault {
      throw .badName(request.name, reason: fault + "; give --plural", hint: nil)
    }
    if name.words == name.pluralWords {
      throw .badName(request.name, reason: "one and several have the same name; give --plural", hint: nil)
    }
    return name
  }
}

// What is written.
extension SlicePlanner {
  /// A text of the exemplar with the request's names.
  private func source(_ text: String, at path: String) -> String {
    renamed(template.filled(text))
  }

  private func renamed(_ text: String) -> String {
    let (schema, prefix) = (Self.exemplar.pascal + "Schema", site.contract.prefix)
    return text.replacing("SchemaV\(ExemplarVersion.before(in: files))", with: "SchemaV\(version)")
      .replacing(schema, with: "SchemaV\(version + 1)")
      .replacing(/Modulo(?=[A-Z])/, with: prefix)
      .replacing("ExemplarPlan", with: prefix + "MigrationPlan")
      .replacing("MockStorage.exemplar()", with: "MockStorage()")
      .replacing("exemplarScreens", with: "screens")
      // In the module of the protocol it is no news.
      .replacing("@retroactive ", with: "")
      .replacing("registerExemplar", with: "registerProviders")
      .replacing(/Exemplar(?=(Models|Persistence|Repositories|Stores|Providers|Navigation|DesignSystem))/, with: prefix)
      .replacing("ExemplarFeature", with: prefix + (surroundings?.feature ?? ""))
      .replacing(/import modulo$/.anchorsMatchLineEndings(), with: "import " + (site.contract.program?.module ?? ""))
      .replacingForms(Self.exemplar.forms(becoming: name))
  }

  /// Where a file of the exemplar goes.
  private func place(of path: String) -> String {
    var place = path
    if let program = site.contract.program, let feature = surroundings?.feature {
      place = place.replacing(/^Slice\/Console\/Sources\//, with: program.folder + "/")
        .replacing(/^Slice\/Console\/Tests\/ConsoleTests\//, with: program.tests + "/")
        .replacing("/Sources/Feature/", with: "/Sources/\(feature)/")
        .replacing("/Tests/FeatureTests/", with: "/Tests/\(feature)Tests/")
    }
    return renamed(place.replacing(/^Slice\//, with: site.contract.folder + "/"))
  }

  /// The workspace's files with the lines that the exemplar has for their markers.
  private func changes() throws(ScaffoldError) -> [ScaffoldPlan.File] {
    var changes: [ScaffoldPlan.File] = []
    for (path, text) in files {
      for line in text.split(separator: "\n") {
        let (content, mark) = SliceTemplate.parts(of: String(line))
        guard mark.hasPrefix("into ") else { continue }
        let marker = String(mark.dropFirst("into ".count))
        let layer = String(path.split(separator: "/")[1])
        let file = try site.file(with: marker, in: layer)
        let added = SliceText.adding(renamed(content), above: marker, in: file.text)
        changes.append(ScaffoldPlan.File(path: file.path, text: added, before: file.text))
      }
    }
    return changes
  }
}

/// The version of the database that the exemplar's follows.
private enum ExemplarVersion {
  static func before(in files: [(path: String, text: String)]) -> String {
    let schema = files.first { $0.path.hasSuffix("/SampleThingSchema.swift") }
    guard let number = schema?.text.firstMatch(of: /SchemaV(\d+)\.version \+ 1/)?.1 else {
      preconditionFailure("the exemplar's version follows none")
    }
    return String(number)
  }
}
