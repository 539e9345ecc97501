import ModuloModels
import Testing

@testable import ModuloCore

@MainActor
@Suite struct RowProgressTests {
  private let progress = RowProgress()

  @Test func `it follows a call, and knows nothing before and after it`() async throws {
    let before = progress.rowsRead
    var seen: [Int?] = []
    let result = await progress.follow { onProgress in
      seen.append(progress.rowsRead)
      onProgress(2_000)
      while progress.rowsRead == 0 { await Task.yield() }
      seen.append(progress.rowsRead)
      return "read"
    }
    #expect(result == "read")
    #expect(seen == [0, 2_000])
    let after = progress.rowsRead
    #expect(before == nil)
    #expect(after == nil)
  }

  @Test func `a lower number than one before is out of date`() async {
    await progress.follow { onProgress in
      onProgress(3_000)
      onProgress(1_000)
      while progress.rowsRead != 3_000 { await Task.yield() }
      for _ in 0..<100 { await Task.yield() }
      let rows = progress.rowsRead
      #expect(rows == 3_000)
    }
  }

  @Test func `a call that throws has ended too`() async {
    await #expect(throws: DataError.notEmpty) {
      try await progress.follow { _ throws(DataError) in throw DataError.notEmpty }
    }
    let after = progress.rowsRead
    #expect(after == nil)
  }
}
