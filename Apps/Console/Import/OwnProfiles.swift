import CommandKit
import Foundation
import ModuloModels
import ModuloUtilities

/// The profiles of one's own: a file each, in a folder beside the settings.
struct OwnProfiles {
  private let folder: URL
  private let format: FormatContext

  init(_ locations: FileLocations, _ format: FormatContext) {
    folder = locations.settings.deletingLastPathComponent().appendingPathComponent("profiles")
    self.format = format
  }

  /// All of them, in the order of their names; empty where the folder isn't there.
  ///
  /// - Throws: A failure for a file that is no profile, one with another name than its file, and one with the name of a
  ///   shipped profile, which would take that one's place.
  func all() throws -> [BankProfile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw ConsoleFailure(StorageError.permission(path: folder.path), format)
    }
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { try read(folder.appendingPathComponent($0)) }
  }

  /// Keeps a profile.
  ///
  /// - Parameter isDryRun: Whether only the checks are made.
  /// - Throws: A failure for the name of a shipped profile, and for one that is there unless it is replaced.
  func save(_ profile: BankProfile, replaces: Bool, isDryRun: Bool) throws {
    if BankProfile.isShipped(profile.name) { throw shadow(profile.name) }
    let file = DocumentFile(path: place(of: profile.name).path, replaces: replaces)
    do throws(StorageError) {
      if isDryRun { return try file.checkRoom() }
      try makeFolder()
      _ = try file.write(try text(of: profile))
    } catch {
      throw ConsoleFailure(error.outcome.exitCode, code: error.outcome.code, message: error.text(format))
    }
  }

  /// Deletes a profile.
  func delete(_ name: String) throws {
    do { try FileManager.default.removeItem(at: place(of: name)) } catch {
      throw ConsoleFailure(StorageError.permission(path: place(of: name).path), format)
    }
  }

  private func place(of name: String) -> URL { folder.appendingPathComponent("\(name).json") }

  private func makeFolder() throws(StorageError) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .permission(path: folder.path)
    }
  }

  private func text(of profile: BankProfile) throws(StorageError) -> String {
    do { return try profile.json() } catch { throw .internalError(detail: "a profile without JSON") }
  }

  private func read(_ file: URL) throws -> BankProfile {
    let profile = try profile(in: try bytes(of: file), name: file.path)
    guard profile.name == file.deletingPathExtension().lastPathComponent else {
      throw failure(
        format.language(
          "\(file.path.legible): the name of the profile is \(profile.name)",
          "\(file.path.legible) : le nom du profil est \(profile.name)"))
    }
    if BankProfile.isShipped(profile.name) { throw shadow(profile.name) }
    return profile
  }

  private func bytes(of file: URL) throws -> [UInt8] {
    do throws(ByteSourceError) {
      var source = try FileByteSource(path: file.path)
      var bytes: [UInt8] = []
      while let piece = try source.next() {
        bytes += piece
        if bytes.count > Self.mostBytes { throw .unreadable(name: file.path, reason: "too large") }
      }
      return bytes
    } catch {
      throw ConsoleFailure(error.outcome.exitCode, code: error.outcome.code, message: error.text(format))
    }
  }

  /// More bytes than any profile has.
  private static let mostBytes = 1_000_000

  /// The profile that a JSON text is.
  ///
  /// - Parameter name: The name of the file.
  /// - Throws: A failure that names the member.
  func profile(in bytes: [UInt8], name: String) throws -> BankProfile {
    do { return try BankProfile(json: String(decoding: bytes, as: UTF8.self)) } catch {
      throw failure(format.titled(name.legible, error.text(format.language)))
    }
  }

  private func failure(_ message: String) -> ConsoleFailure {
    ConsoleFailure(.dataError, code: "badProfile", message: message)
  }

  private func shadow(_ name: String) -> ConsoleFailure {
    ConsoleFailure(
      .failure, code: "shippedProfile",
      message: format.language(
        "The profile \(name) comes with the program: choose another name.",
        "Le profil \(name) est fourni avec le programme : choisissez un autre nom."))
  }
}

extension BankProfile {
  /// Whether a profile of that name comes with the program.
  static func isShipped(_ name: String) -> Bool { shipped.contains { $0.name == name } }
}

extension BankProfileError {
  /// The message for the user: the member, and what is wrong with it.
  func text(_ language: Language) -> String {
    let what =
      switch problem {
      case .notJSON: language("this is no JSON", "ce n’est pas du JSON")
      case .missing: language("it is missing", "manquant")
      case .unknown: language("there is no such member", "membre inconnu")
      case .wrongType: language("the value is of another kind", "la valeur est d’un autre type")
      case .value(let value), .name(let value):
        language("the value \"\(value.legible)\" is invalid", "la valeur « \(value.legible) » n’est pas valable")
      }
    return member.isEmpty ? what : "\(member.legible): \(what)"
  }
}
