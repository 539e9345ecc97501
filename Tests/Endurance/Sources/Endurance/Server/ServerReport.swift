/// What the writers of a book said, and what is wrong with it.
struct ServerReport {
  var faults: [String] = []
  var kills = 0
  private(set) var stored = 0
  private(set) var refused = 0
  private(set) var unknown = 0
  /// What is known of each posting.
  private var answers: [Int: Substring] = [:]
  /// Postings that a writer was killed over.
  private var open: Set<Int> = []

  /// Takes what a writer has said until its end.
  mutating func add(_ child: Child, of writer: Int, isKilled: Bool) throws {
    let (lines, isWell) = try child.finish()
    if !isWell, !isKilled { faults.append("the writer \(writer) broke off") }
    var next = 0
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let number = Int(words[1]) else {
        faults.append(line)
        continue
      }
      answers[writer * ServerPosting.most + number] = words[0]
      next = number + 1
    }
    open.insert(writer * ServerPosting.most + next)
    stored = answers.values.count { $0 == "stored" }
    refused = answers.values.count { $0 == "refused" }
    unknown = answers.values.count { $0 == "unknown" }
  }

  mutating func compare(with found: Set<Int>) {
    for (id, answer) in answers.sorted(by: { $0.key < $1.key }) {
      if answer == "stored", !found.contains(id) { faults.append("\(id) was acknowledged, and is lost") }
      if answer == "refused", found.contains(id) { faults.append("\(id) was refused, and is stored") }
    }
    for id in found.subtracting(answers.keys).subtracting(open).sorted() {
      faults.append("\(id) is stored, and no writer was at it")
    }
  }
}
