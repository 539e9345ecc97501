import Foundation

extension BankProfile {
  /// Reads the JSON text of a profile.
  ///
  /// - Throws: What is wrong, with the path of the member.
  public init(json text: String) throws(BankProfileError) {
    let form: ProfileForm
    do {
      form = try JSONDecoder().decode(ProfileForm.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw BankProfileError(error)
    } catch {
      throw BankProfileError(member: "", problem: .notJSON)
    }
    try self.init(name: form.name, title: form.title, variants: form.variants)
  }

  /// The JSON text that reads as this profile: two spaces for each level, members in alphabetical order.
  public func json() throws(BankProfileError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let form = ProfileForm(name: name, title: title, variants: variants)
      return String(decoding: try encoder.encode(form), as: UTF8.self) + "\n"
    } catch {
      throw BankProfileError(member: "", problem: .notJSON)
    }
  }
}

private struct ProfileForm: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case name, title, variants }

  let name: String
  let title: String
  let variants: [BankFileOptions]

  init(name: String, title: String, variants: [BankFileOptions]) {
    self.name = name
    self.title = title
    self.variants = variants
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    title = try container.decode(String.self, forKey: .title)
    variants = try container.decode([BankFileOptions].self, forKey: .variants)
  }
}

extension BankProfileError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(member: context.codingPath.member, problem: .wrongType)
    case .keyNotFound(let key, let context):
      self.init(member: (context.codingPath + [key]).member, problem: .missing)
    case .dataCorrupted(let context):
      switch context.underlyingError {
      case let fault as MemberFault: self.init(member: context.codingPath.member, problem: fault.problem)
      default: self.init(member: context.codingPath.member, problem: .notJSON)
      }
    @unknown default: self.init(member: "", problem: .notJSON)
    }
  }
}

/// What is wrong with a member, within an error of decoding.
struct MemberFault: Error {
  let problem: BankProfileError.Problem
}

/// The name of any member.
private struct AnyMember: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws for a member that isn't among the keys.
  func refuseMembers(except keys: [some CodingKey]) throws {
    let known = Set(keys.map(\.stringValue))
    let found = try container(keyedBy: AnyMember.self).allKeys.filter { !known.contains($0.stringValue) }
    guard let first = found.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath + [first], debugDescription: "", underlyingError: MemberFault(problem: .unknown)))
  }
}

extension [any CodingKey] {
  /// The path as `variants[0].sign`.
  fileprivate var member: String {
    var path = ""
    for key in self {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }
}
