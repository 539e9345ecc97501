/// Plans what a scaffold writes, and looks at everything that could clash.
struct ScaffoldPlanner {
  private let request: ScaffoldRequest
  private let site: ScaffoldSite
  private let exemplars: Exemplars
  private let name: ModuleName
  private let root: ModuleName
  private let table: ModuleTable?
  private let kits: KitSource
  /// The modules that a feature or its demo may import, each with its folder from theirs.
  private let uses: [(module: String, folder: String)]
  /// The domain whose use case a feature calls: the first of those that it uses; nil for none.
  private let domain: ModuleName?

  init(_ request: ScaffoldRequest, at site: ScaffoldSite, from exemplars: Exemplars) throws(ScaffoldError) {
    try request.checkValues()
    self.request = request
    self.site = site
    self.exemplars = exemplars
    name = try ModuleName(request.name, of: request.kind)
    root = try ModuleName(request.rootFeatureName, of: .feature)
    let entry = ModuleTable.Entry(kind: request.kind, name: request.name)
    table = try site.table(for: entry)
    uses = try Self.uses(of: request, in: table)
    let domains = table?.entries.filter { $0.kind == .domain } ?? []
    domain = uses.lazy.compactMap { use in domains.first { $0.kind.interface(of: $0.name) == use.module } }.first
      .map { ModuleName(unchecked: $0.name) }
    guard let kits = request.kits ?? site.kits else {
      throw .noKits(reason: "The Kits that the module uses aren't beside architect")
    }
    self.kits = kits
  }

  func plan() throws(ScaffoldError) -> ScaffoldPlan {
    let requests = needsRootFeature ? [request, request.rootFeature] : [request]
    let folders = requests.map {
      ScaffoldPlan.Folder(kind: $0.kind, path: $0.kind.folder(of: $0.name), targets: $0.kind.targets(of: $0.name))
    }
    for folder in folders { try check(folder) }
    let own = Set(folders.flatMap(\.targets))
    if own.count < folders.flatMap(\.targets).count { throw .moduleExists(name.text) }
    let files = requests.flatMap(files) + [try manifest(for: requests)] + [contracts].compactMap { $0 }
    return ScaffoldPlan(folders: folders, files: files, notes: notes)
  }
}

// What could clash.
extension ScaffoldPlanner {
  /// An app's root feature is made with it, unless it is there.
  private var needsRootFeature: Bool {
    let features = table?.entries.filter { $0.kind == .feature }.map(\.name) ?? []
    return request.kind == .app && !features.contains(root.text)
  }

  private func check(_ folder: ScaffoldPlan.Folder) throws(ScaffoldError) {
    let reserved = PlatformModules.all.union(KitSource.names)
    for target in folder.targets {
      if reserved.contains(where: { $0.lowercased() == target.lowercased() }) { throw .reservedModule(target) }
      let taken = site.modules.first { $0.lowercased() == target.lowercased() }
      if let taken { throw .moduleExists(taken) }
    }
    if site.exists(folder.path) { throw .pathExists(folder.path) }
  }

  private static func uses(
    of request: ScaffoldRequest, in table: ModuleTable?
  ) throws(ScaffoldError) -> [(module: String, folder: String)] {
    let usable = table?.usable ?? []
    if request.kind == .demo {
      let features = table?.entries.filter { $0.kind == .feature } ?? []
      guard let feature = features.first(where: { $0.name == request.name }) else {
        throw .noFeature(request.name, hint: ModuleNames(features.map(\.name)).suggestion(for: request.name))
      }
      return usable.filter { feature.uses.contains($0.module) }.sorted { $0.module < $1.module }
    }
    var found: [(module: String, folder: String)] = []
    for text in request.uses {
      guard let use = usable.first(where: { $0.module == text || $0.module == text + "Interface" }) else {
        let names = ModuleNames(usable.map(\.module))
        throw .unusableModule(text, hint: names.suggestion(for: text) ?? names.suggestion(for: text + "Interface"))
      }
      if !found.contains(where: { $0.module == use.module }) { found.append(use) }
    }
    return found.sorted { $0.module < $1.module }
  }

  private var notes: [String] {
    var notes: [String] = []
    if needsRootFeature { notes.append("The root feature \(root.text) is made too.") }
    let neighbours =
      request.kind == .app ? [root.text] : uses.map { String($0.folder.split(separator: "/").last ?? "") }
    let own = request.kind.folder(of: name.text)
    let identities = ([String(own.split(separator: "/").last ?? "")] + Set(neighbours)).map { $0.lowercased() }
    if Set(identities).count < Set(neighbours).count + 1 || Set(uses.map(\.folder)).count > Set(neighbours).count {
      notes.append(
        "\(own) builds as a part of the workspace only: SwiftPM takes packages in folders of one name for one package.")
    }
    return notes
  }
}

// What is written.
extension ScaffoldPlanner {
  private func files(for request: ScaffoldRequest) -> [ScaffoldPlan.File] {
    let isOwn = request.kind == self.request.kind
    let domain = isOwn ? domain : nil
    var names = [(old: ModuleName(exemplar: request.kind), new: isOwn ? name : root)]
    if request.kind == .app { names.append((ModuleName(exemplar: .feature), root)) }
    if let domain { names.append((ModuleName(exemplar: .domain), domain)) }
    let renaming = Renaming(names)
    return exemplars.files(of: request.kind).map { path, text in
      var text = ExemplarText.choosing("team", request.teamIdentifier != nil, in: text)
      text = ExemplarText.choosing("domain", domain != nil, in: text)
      text = ExemplarText.sortingImports(in: renaming.source(text))
      text = ExemplarText.setting("bundleIdentifierPrefix", to: request.prefix, in: text)
      if path.hasSuffix("Package.swift") { text = manifest(text, of: request, at: path) }
      return ScaffoldPlan.File(path: renaming.path(path), text: text, before: nil)
    }
  }

  private func manifest(_ text: String, of request: ScaffoldRequest, at path: String) -> String {
    var text = kits.rewriting(text, depth: path.count { $0 == "/" })
    text = ExemplarText.setting("organizationName", to: request.organizationName, in: text)
    text = ExemplarText.setting("deploymentTarget", to: request.target, in: text)
    text = ExemplarText.setting("teamIdentifier", to: request.teamIdentifier ?? "", in: text)
    return ExemplarText.settingUses(request.kind == self.request.kind ? uses : [], in: text)
  }

  private func manifest(for requests: [ScaffoldRequest]) throws(ScaffoldError) -> ScaffoldPlan.File {
    let entries = requests.map { request in
      ModuleTable.Entry(
        kind: request.kind, name: request.name, uses: request.kind == self.request.kind ? uses.map(\.module) : [],
        root: request.kind == .app ? root.text : nil)
    }
    var text = table?.adding(entries) ?? newManifest(for: entries)
    if request.kind == .database { text = try kits.adding("PersistenceKit", to: text) }
    let ended = text.endingLines(as: site.manifest ?? text)
    return ScaffoldPlan.File(path: "Package.swift", text: ended, before: site.manifest)
  }

  private func newManifest(for entries: [ModuleTable.Entry]) -> String {
    let chosen = ExemplarText.choosing("database", request.kind == .database, in: exemplars.manifest)
    let text = kits.rewriting(chosen, depth: 0)
      .replacing("name: \"Exemplars\"", with: "name: \(JSONText.quoted(site.name))")
    do throws(ScaffoldError) {
      return try ModuleTable(text, for: entries[0]).with(entries)
    } catch {
      preconditionFailure("the exemplars' manifest has a table: \(error)")
    }
  }

  /// The contract file; nil where it stays as it is.
  private var contracts: ScaffoldPlan.File? {
    let unnamed = "\"apps\": [\"*App\"],"
    let before = site.contracts
    var text = before ?? ScaffoldPlan.newContracts
    if request.kind == .app { text = text.replacing(unnamed, with: "\"apps\": [\"\(name.text)\"],") }
    return text == before ? nil : ScaffoldPlan.File(path: "architecture.json", text: text, before: before)
  }
}

extension ScaffoldRequest {
  /// Plans the module, without changing anything.
  ///
  /// - Parameters:
  ///   - site: The workspace that it is for.
  ///   - exemplars: What the module is copied from.
  /// - Throws: What is wrong with the request, or in its way.
  public func plan(at site: ScaffoldSite, from exemplars: Exemplars) throws(ScaffoldError) -> ScaffoldPlan {
    try ScaffoldPlanner(self, at: site, from: exemplars).plan()
  }
}
