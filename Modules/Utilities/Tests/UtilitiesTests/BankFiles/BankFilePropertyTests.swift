import ModuloUtilities
import Testing

/// What holds for every reader and every file. `Tests/Endurance/bankfiles` changes the files many more times.
@Suite struct BankFilePropertyTests {
  /// A reader and a file that it reads.
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// Whether a beginning of the file can be a file, because its entries stand by themselves.
    var mayEndEarly = false
    let makeReader: @Sendable (MemoryByteSource) -> any BankFileReader

    var bytes: [UInt8] { Array(text.utf8) }

    func read(_ bytes: [UInt8], pieceSize: Int = 65_536) -> BankFileOutcome {
      BankFileOutcome(makeReader(MemoryByteSource(bytes, pieceSize: pieceSize)))
    }
  }

  static let subjects = all.filter { FileChanges.isChosen($0.testDescription) }

  private static let all = [
    Subject(testDescription: "OFX", text: OFXReaderTests.sgml) { OFXReader(source: $0) },
    Subject(testDescription: "camt", text: CamtFixture.statement) { CamtReader(source: $0) },
    Subject(testDescription: "MT940", text: MT940Fixture.statement) { MT940Reader(source: $0) },
    Subject(testDescription: "QIF", text: qif, mayEndEarly: true) {
      QIFReader(source: $0, dayOrder: .dayFirst, readOn: BankFileOutcome.readingDay)
    },
  ]

  @Test(arguments: subjects)
  func `where the pieces are cut makes no difference`(subject: Subject) {
    let whole = subject.read(subject.bytes)
    #expect(whole.entries.count == 2)
    for size in 1...64 {
      let cut = subject.read(subject.bytes, pieceSize: size)
      #expect(cut == whole, "pieces of \(size)")
    }
  }

  @Test(arguments: subjects)
  func `a file that ends too early is refused after what it has`(subject: Subject) {
    let whole = subject.read(subject.bytes)
    for count in 0..<subject.bytes.count {
      let found = subject.read(Array(subject.bytes.prefix(count)))
      let isBeginning = whole.items.starts(with: found.items)
      #expect(isBeginning, "\(count) bytes")
      let isRefused = found.error != nil || subject.mayEndEarly && found.items.count < whole.items.count
      #expect(isRefused || found == whole, "\(count) bytes")
    }
  }

  @Test(arguments: subjects, FileChanges.seeds)
  func `any change of a file gives items or an error`(subject: Subject, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<FileChanges.count {
      let bytes = FileChanges.changed(subject.bytes, using: &random)
      let found = subject.read(bytes)
      let cut = subject.read(bytes, pieceSize: Int.random(in: 1...40, using: &random))
      let shown = String(decoding: bytes, as: UTF8.self)
      #expect(cut == found, "seed \(seed): \(shown)")
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let isSound = found.entries.allSatisfy { entry in
        1...lines ~= entry.line && entry.amount.units != 0 && entry.amount.decimals >= 0
          && entry.text == entry.text.tidied && entry.id?.isEmpty != true
      }
      #expect(isSound, "seed \(seed): \(shown)")
      let place = found.error?.line ?? 1
      #expect(1...lines ~= place, "seed \(seed): \(shown)")
    }
    #expect(FileChanges.isMemoryBounded())
  }

  @Test(arguments: subjects)
  func `after an error the same error follows`(subject: Subject) {
    var reader = subject.makeReader(MemoryByteSource([0x0A, 0x00]))
    let errors = (0..<3).map { _ in
      failure { () throws(BankFileError) in try reader.next() }
    }
    #expect(errors == Array(repeating: .nul(line: 2, column: 1), count: 3))
  }

  private static let qif = """
    !Account
    NMain
    TBank
    ^
    !Type:Bank
    D31/12'26
    T-1,234.50
    PBäckerei
    MBread
    SFood
    $-1,234.50
    ^
    D1/1/2027
    T200
    POpen
    ^

    """
}
