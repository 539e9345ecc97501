import Foundation
import Testing

/// What `data clean` and `data delete --with-copies` say of what they can't remove.
@Suite struct DataCleaningTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `what can be removed is, and the rest is named`() async throws {
    try await modulo.makeJapan()
    let folder = modulo.database.deletingLastPathComponent()
    let name = ".draft-5688920F-9C67-42E9-8111-774A97037E5B-22419-000001BCA58FF5B"
    let (stubborn, other) = (folder.appendingPathComponent(name + "2"), folder.appendingPathComponent(name + "3"))
    let content = stubborn.appendingPathComponent("content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    try Data([1]).write(to: other)
    let answer = try await modulo("data", "clean", "--yes")
    #expect(answer.status == 74)
    let expected = "Error: These couldn't be removed:\n  \(stubborn.path)\nThese were removed:\n  \(other.path)\n"
    #expect(answer.error == expected)
    let isOtherThere = FileManager.default.fileExists(atPath: other.path)
    #expect(!isOtherThere)
    let json = try await modulo("data", "clean", "--yes", "--json").json()
    let error = json["error"] as? [String: Any]
    #expect(error?["code"] as? String == "notRemoved")
    try FileManager.default.removeItem(at: content)
    let again = try await modulo("data", "clean", "--yes")
    #expect(again.status == 0)
    #expect(again.output.contains(stubborn.path))
  }

  @Test func `a deletion with copies that can't be removed fails, and says that the data is deleted`() async throws {
    try await modulo.makeJapan()
    let folder = modulo.database.deletingLastPathComponent()
    let stubborn = folder.appendingPathComponent(".draft-5688920F-9C67-42E9-8111-774A97037E5B-22419-000001BCA58FF5B2")
    let content = stubborn.appendingPathComponent("content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    let answer = try await modulo("data", "delete", "--with-copies", "--yes")
    #expect(answer.status == 74)
    let expected = "Error: The data is deleted. These couldn't be removed:\n  \(stubborn.path)\n"
    #expect(answer.error == expected)
    let left = try await modulo("goal", "show", "Japan")
    #expect(left.status == 1)
  }
}
