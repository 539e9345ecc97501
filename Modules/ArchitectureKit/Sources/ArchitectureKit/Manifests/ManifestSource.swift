/// A manifest's source, as far as it can be edited: the calls that declare the package and its targets.
struct ManifestSource {
  let file: SourceFile
  let source: CodeText

  init(_ file: SourceFile) {
    self.file = file
    source = file.codeText
  }

  /// The arguments of the one call that declares the package.
  func package() throws(ManifestRefusal) -> ManifestList {
    let calls = arguments(of: ["Package"]).filter { $0.list["name"] != nil }
    guard calls.count == 1, let call = calls.first else { throw .noPackage }
    return call.list
  }

  /// The arguments of the one call that declares a target.
  func target(_ name: String) throws(ManifestRefusal) -> ManifestList {
    let calls = arguments(of: ["target", "executableTarget", "testTarget", "macro", "plugin"]).filter { call in
      call.list["name"].flatMap(source.string) == name && !isDependency(call.word)
    }
    guard let call = calls.first else { throw .noTarget(name) }
    guard calls.count == 1 else { throw .severalTargets(name) }
    return call.list
  }

  /// The list that an argument is; nil without the argument.
  ///
  /// - Throws: `refusal` for an argument that is made by other code.
  func list(
    _ label: String, of call: ManifestList, else refusal: ManifestRefusal
  ) throws(ManifestRefusal) -> ManifestList? {
    guard let value = call[label] else { return nil }
    guard source.code[value.lowerBound].kind == .leftBracket,
      source.brackets.partner(of: value.lowerBound) == value.upperBound - 1,
      let list = ManifestList(openingAt: value.lowerBound, in: source)
    else { throw refusal }
    return list
  }

  /// The line of an argument, else of the call's first one.
  func line(of label: String, in call: ManifestList) -> Int {
    let argument = call.elements.first { $0.label == label } ?? call.elements.first
    return file.location(of: source.code[argument?.whole.lowerBound ?? call.open]).line
  }

  /// The calls of some names.
  private func arguments(of names: Set<String>) -> [(word: Int, list: ManifestList)] {
    source.code.indices.dropFirst().compactMap { open in
      guard source.code[open].kind == .leftParen, source.code[open - 1].kind == .identifier,
        source.code[open - 1].end == source.code[open].start, names.contains(source.text(open - 1)),
        let list = ManifestList(openingAt: open, in: source)
      else { return nil }
      return (open - 1, list)
    }
  }

  /// Whether a call stands in a list of dependencies or plugins, where it names a target that is declared elsewhere.
  private func isDependency(_ word: Int) -> Bool {
    let open = source.code[..<word].indices.last { index in
      source.brackets.partner(of: index).map { $0 > word } ?? false
    }
    guard let open, open >= 2, source.code[open].kind == .leftBracket else { return false }
    return source.code[open - 1].kind == .colon && ["dependencies", "plugins"].contains(source.text(open - 2))
  }
}
