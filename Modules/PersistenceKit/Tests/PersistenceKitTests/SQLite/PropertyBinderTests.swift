import Foundation
import Testing

@testable import PersistenceKit

@Suite struct PropertyBinderTests {
  /// One property of every form, and some that are kept in another one or computed.
  fileprivate struct Sample: PersistentModel, Equatable {
    var number: Int64 = 0
    let id: UUID
    var integer: Int64 = 7
    var real = 2.5
    var text = "text"
    var data = Data([1, 2, 3])
    var optionalInteger: Int64? = 7
    var optionalReal: Double? = 2.5
    var optionalText: String? = "a text that doesn't fit into the string itself"
    var optionalUUID: UUID?
    var optionalData: Data? = Data()
    var flag = true
    var whole = -3
    var total: Int64 { integer + Int64(whole) }

    static let schema = Schema<Sample>(
      "sample",
      columns: [
        .number(\.number), Column("id", \.id), Column("integer", \.integer), Column("real", \.real),
        Column("text", \.text), Column("data", \.data), Column("optional_integer", \.optionalInteger),
        Column("optional_real", \.optionalReal), Column("optional_text", \.optionalText),
        Column("optional_uuid", \.optionalUUID), Column("optional_data", \.optionalData), Column("flag", \.flag),
        Column("whole", \.whole), Column("total", \.total),
      ])
  }

  @Test(arguments: [true, false])
  func `every form comes back as it was`(_ isPresent: Bool) throws {
    let folder = try TemporaryFolder()
    let container = try ModelContainer(for: Sample.self, configuration: ModelConfiguration(url: folder.file()))
    defer { container.close() }
    var sample = Sample(number: 5, id: try #require(UUID(uuidString: "0192F6A0-0000-7000-8000-0123456789AB")))
    sample.optionalUUID = sample.id
    if !isPresent {
      (sample.optionalInteger, sample.optionalReal, sample.optionalText) = (nil, nil, nil)
      (sample.optionalUUID, sample.optionalData) = (nil, nil)
    }
    let (written, id) = (sample, sample.id)
    try container.write { try $0.insert(written) }
    let read = try container.read { try $0.model(Sample.self, for: id) }
    #expect(read == written)
  }

  @Test func `a UUID is its 16 bytes where it stands, and nothing else`() {
    let bytes: [UInt8] = Array(1...16)
    let read = bytes.withUnsafeBytes { buffer in buffer.baseAddress.map { UUID(bytes: $0) } }
    let (text, size) = (read?.uuidString, MemoryLayout<UUID>.size)
    #expect(text == "01020304-0506-0708-090A-0B0C0D0E0F10")
    #expect(size == 16)
  }
}

extension PropertyBinderTests.Sample {
  fileprivate init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      number: try row[0], id: try row[1], integer: try row[2], real: try row[3], text: try row[4], data: try row[5],
      optionalInteger: try row[6], optionalReal: try row[7], optionalText: try row[8], optionalUUID: try row[9],
      optionalData: try row[10], flag: try row[11], whole: try row[12])
  }
}
