import Foundation
import Testing

/// Importing files with the program.
@Suite struct ImportTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `a file is taken once`() async throws {
    let file = try modulo.file("rows.csv", "Date,Amount,Name,\r\n2026-04-01,10,Gift,\r\n2026-04-02,0.00,,\r\n")
    let first = try await modulo("contribution", "import", "japan", file)
    #expect(first.output == "✓ 2 rows read, 1 imported, 1 skipped\nskipped 1: the amount is zero (line 3)\n")
    let second = try await modulo("contribution", "import", "japan", file, "--json")
    #expect(
      second.output
        == #"{"schema":1,"read":2,"imported":0,"skipped":2,"errors":[],"warnings":[],"goalReached":false}"# + "\n")
    let third = try await modulo("contribution", "import", "japan", file)
    #expect(third.output.contains("skipped 1: imported before (line 2)"))
  }

  @Test func `a bank's file as the bank writes it`() async throws {
    let text = "Buchung;Soll;Haben;Text;\n25.05.2026;;1.903,52;Gehalt Mai;\n15.05.2026;2,76;;Caf\u{E9};\n"
    let bytes = Data(text.unicodeScalars.map { UInt8($0.value) })
    let file = try modulo.file("bank.csv", bytes)
    let answer = try await modulo(
      "contribution", "import", "japan", file, "--date", "Buchung", "--date-format", "dd.MM.yyyy", "--deposit", "Haben",
      "--withdrawal", "Soll", "--name", "Text", "--delimiter", ";", "--decimal-mark", ",", "--encoding", "windows-1252")
    #expect(answer.output == "✓ 2 rows read, 2 imported, 0 skipped\n")
    let list = try await modulo("contribution", "list", "japan", "--limit", "2").output
    #expect(list.contains("+$1,903.52"))
    #expect(list.contains("Café"))
  }

  @Test(arguments: ["tab", "\\t", "\t"]) func `a tab is a delimiter, as a word and as itself`(_ tab: String)
    async throws
  {
    let file = try modulo.file("rows.tsv", "date\tamount\n2026-04-01\t5\n")
    let answer = try await modulo("contribution", "import", "japan", file, "--delimiter", tab)
    #expect(answer.output == "✓ 1 row read, 1 imported, 0 skipped\n")
    let refused = try await modulo("contribution", "import", "japan", file, "--delimiter", "")
    #expect(refused.status == 64)
    #expect(refused.error.contains("or the word tab"), "\(refused.error)")
  }

  @Test func `a row with the day and the amount of a contribution made by hand is warned about`() async throws {
    try await modulo("contribution", "add", "japan", "5", "--on", "2026-04-01", "--name", "Gift")
    let file = try modulo.file("rows.csv", "date,amount,name\n2026-04-02,5,Gift\n2026-04-01,5,Gift\n")
    let answer = try await modulo("contribution", "import", "japan", file, "--json").json()
    #expect(answer["imported"] as? Int == 2)
    let warning = try #require((answer["warnings"] as? [[String: Any]])?.first)
    #expect(warning["code"] as? String == "typedBefore")
    #expect(warning["lines"] as? [Int] == [3])
    let numbers = try #require(warning["numbers"] as? [Int])
    let message = warning["message"] as? String
    let entry = "line 3: #\(numbers[0])"
    #expect(message == "warning: 1 may repeat an entry made by hand, of the same day and amount (\(entry))")
  }

  @Test func `standard input, without a header`() async throws {
    let rows = Data("2026-04-01;7\n".utf8)
    let line = [
      "contribution", "import", "japan", "-", "--no-header", "--date", "1", "--amount", "2", "--delimiter", ";",
    ]
    let answer = try modulo.spawn(line, input: rows)
    #expect(answer.output == "✓ 1 row read, 1 imported, 0 skipped\n")
  }

  @Test(arguments: [
    ("day,amount\n", "line 1: there is no column \"date\"; there are: day, amount"),
    ("date,amount\n2026-04-01\n", "line 2: the row has 1 field instead of 2; delete the line if it isn't data"),
    ("date,amount\n2026-04-01,\"5\n", "line 2, column 12: the quote is never closed"),
    ("date,amount\n2026-04-01,5\"\n", "line 2, column 13: a quote inside a field"),
    ("date,amount\n2026-04-01,5\u{0}\n", "line 2, column 13: a NUL byte"),
    ("date,amount\n2026-04-31,5\n", "line 2, column 1: \"2026-04-31\" isn't a day in the expected form"),
    ("date,amount\n2026-04-01,12abc\n", "line 2, column 12: \"12abc\" isn't an amount"),
    ("date,amount,currency\n2026-04-01,5,EUR\n", "line 2, column 14: the currency is EUR, and the goal's is USD"),
    ("", "line 1: the file is empty"), (",,\n", "line 1: the file is empty"),
    (
      "date;amount\n",
      "line 1: there is no column \"date\"; the first line seems to be separated by \";\"; try --delimiter ';'"
    ),
    ("date\tamount\n", "the first line seems to be separated by tabs; try --delimiter tab"),
    (
      "date,amount,Type\n2026-04-01,5,debit\n2026-04-02,5,credit\n",
      "line 2, column 14: no amount is negative, and the column \"Type\" seems to hold the signs (credit, debit); "
        + "--signs-as-written reads the amounts as they are"
    ),
  ])
  func `a wrong row refuses the file and names its place`(_ text: String, _ message: String) async throws {
    let before = try modulo.stored()
    let file = try modulo.file("rows.csv", text)
    let answer = try await modulo("contribution", "import", "japan", file)
    #expect(answer.status == 65)
    #expect(answer.error.contains(message), "\(answer.error)")
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
  }

  @Test func `bytes that are no UTF-8 are named`() async throws {
    let file = try modulo.file("rows.csv", Data("date,amount,name\n2026-04-01,5,Caf".utf8) + Data([0xE9, 0x0A]))
    let answer = try await modulo("contribution", "import", "japan", file)
    #expect(answer.status == 65)
    #expect(answer.error.contains("line 2: not valid UTF-8 at byte 33"), "\(answer.error)")
  }

  @Test func `UTF-16 and binary files are called that`() async throws {
    let text = "date,amount\n2026-04-01,5\n"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    for (bytes, message) in [
      ([0xFF, 0xFE] + little, "the file is UTF-16"), (little, "the file is UTF-16"), (big, "the file is UTF-16"),
      ([0xFE, 0xFF] + big, "the file is UTF-16"), (picture, "the file is binary"),
    ] {
      let file = try modulo.file("rows.csv", Data(bytes))
      for command in [
        ["contribution", "import", "japan", file], ["contribution", "import", "japan", file, "--encoding", "latin1"],
        ["balance", "import", file],
      ] where message != "the file is binary" || !command.contains("latin1") {
        let answer = try await modulo.run(command)
        #expect(answer.status == 65)
        #expect(answer.error.contains("line 1: \(message)"), "\(command): \(answer.error)")
        #expect(!answer.error.contains("--encoding"))
      }
    }
  }

  @Test func `mixed line ends are all line ends`() async throws {
    let file = try modulo.file("rows.csv", "date,amount\r2026-04-01,1\n2026-04-02,2\r\n2026-04-03,3\r")
    let answer = try await modulo("contribution", "import", "japan", file, "--json").json()
    #expect(answer["imported"] as? Int == 3)
  }

  @Test func `a field of a million characters and more is refused`() async throws {
    let name = String(repeating: "x", count: 1_000_001)
    let file = try modulo.file("rows.csv", "date,amount,name\n2026-04-01,1,\(name)\n")
    let answer = try await modulo("contribution", "import", "japan", file)
    #expect(answer.status == 65)
    #expect(answer.error.contains("line 2: a field of more than 1,000,000 bytes"))
  }

  @Test func `a refused file is a document with its errors`() async throws {
    let file = try modulo.file("rows.csv", "date,amount\n2026-04-01,x\n")
    let answer = try await modulo("contribution", "import", "japan", file, "--json")
    #expect(answer.status == 65)
    let errors = try answer.json()["errors"] as? [[String: Any]]
    #expect(errors?.first?["line"] as? Int == 2)
    #expect(errors?.first?["column"] as? Int == 12)
  }

  /// An exit status of 128 and more names the signal.
  @Test(arguments: [130, 143] as [Int32]) func `a signal undoes what was imported so far`(_ status: Int32) async throws
  {
    let before = try await modulo.everything()
    let process = try modulo.process(["contribution", "import", "japan", "-"])
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = try process.start()
    try input.fileHandleForWriting.write(contentsOf: Data("date,amount\n2026-04-01,5\n".utf8))
    try await modulo.waitUntilOpen()
    kill(process.processIdentifier, status - 128)
    end.wait()
    #expect(process.terminationStatus == status)
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `while one imports, another is told to try again`() async throws {
    let process = try modulo.process(["contribution", "import", "japan", "-"])
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    let end = try process.start()
    try input.fileHandleForWriting.write(contentsOf: Data("date,amount\n2026-04-01,5\n".utf8))
    try await modulo.waitUntilOpen()
    let answer = try await modulo.patiently("contribution", "add", "japan", "5")
    #expect(answer.status == 75)
    #expect(answer.error.contains("try again"))
    try input.fileHandleForWriting.close()
    end.wait()
    #expect(process.terminationStatus == 0)
    let current = try await modulo("goal", "show", "japan", "--json").json()["current"] as? String
    #expect(current == "605.00")
  }
}
