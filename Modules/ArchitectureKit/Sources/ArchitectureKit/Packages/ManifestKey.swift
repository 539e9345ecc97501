import Foundation

/// The hash of an answer's inputs, and the file that caches the answer.
struct ManifestKey {
  /// The name of the file, the same for every state of a manifest.
  let name: String
  private let key: String

  init(folder: URL, environment: [String: String]) throws(WorkspaceError) {
    let manifests = Self.manifests(in: folder)
    guard manifests.contains(where: { $0.name == "Package.swift" }) else { throw .noPackage(folder: folder.path) }
    var digest = Digest()
    digest.add(folder.path)
    for manifest in manifests {
      digest.add(manifest.name)
      digest.add(manifest.bytes)
    }
    let text = manifests.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) where text.contains("\"\(name)\"") {
      digest.add("\(name)=\(value)")
    }
    for line in Self.toolchain(environment) { digest.add(line) }
    key = digest.text
    var path = Digest()
    path.add(folder.path)
    // The package manager can't work in a folder whose name isn't ASCII, so this one has nothing of the package's.
    name = path.text + ".json"
  }

  /// The remembered answer; nil for none, or if it answers another question.
  func remembered(in memory: URL) -> Data? {
    guard let data = FileManager.default.contents(atPath: memory.appendingPathComponent(name).path) else { return nil }
    let head = Data((key + "\n").utf8)
    return data.starts(with: head) ? data.dropFirst(head.count) : nil
  }

  /// Remembers an answer. A failure costs time at the next call and nothing else, so it is no error.
  func remember(_ answer: Data, in memory: URL) {
    try? FileManager.default.createDirectory(at: memory, withIntermediateDirectories: true)
    let ignore = memory.appendingPathComponent(".gitignore")
    // A repository that ignores no .build shows nothing new either.
    if !FileManager.default.fileExists(atPath: ignore.path) { try? Data("*\n".utf8).write(to: ignore) }
    try? (Data((key + "\n").utf8) + answer).write(to: memory.appendingPathComponent(name), options: .atomic)
  }

  /// `Package.swift` and its variants for single versions of the tools.
  static func manifests(in folder: URL) -> [(name: String, bytes: [UInt8])] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])  // no folder, no manifest
      .filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).map { (name, Array($0)) }
    }
  }

  /// The identity of the toolchain: the path of `swift`, and its date.
  private static func toolchain(_ environment: [String: String]) -> [String] {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    let programs = folders.map { $0.appendingPathComponent("swift") }
    let swift = programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }?.resolvingSymlinksInPath()
    let xcode = URL(fileURLWithPath: "/var/db/xcode_select_link").resolvingSymlinksInPath()
    let attributes = swift.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    let chosen = ["DEVELOPER_DIR", "TOOLCHAINS", "SDKROOT"].map { environment[$0] ?? "" }
    let age = (attributes?[.modificationDate] as? Date).map { "\($0.timeIntervalSinceReferenceDate)" }
    return chosen + [swift?.path ?? "", age ?? "", xcode.path]
  }
}

/// A fingerprint of 128 bits (FNV-1a, twice): enough to tell versions of a file apart, no more.
private struct Digest {
  private var words: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes + [0] {
      words.0 = (words.0 ^ UInt64(byte)) &* 0x100_0000_01B3
      words.1 = (words.1 ^ UInt64(byte)) &* 0x100_0000_01B3 &+ 1
    }
  }

  var text: String {
    [words.0, words.1].map { String($0, radix: 16) }.joined()
  }
}
