import Foundation
import PersistenceKit

/// Lets four processes of two members write to one book on a server, kills them and the server meanwhile, and looks for
/// postings that were acknowledged and are lost, that were refused and are stored, and for sums that aren't their rows'.
struct ServerRun {
  private let seconds: Int
  private let restarts: Int
  private let seed: UInt64
  /// Takes away what a commit is found by when its answer is lost.
  private let isControl: Bool

  init(_ options: inout Options) throws {
    seconds = try options.number("--seconds", default: 600)
    restarts = try options.number("--restarts", default: 20)
    seed = try options.seed()
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether no fault was found; of the control, whether faults were.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let cluster = try ServerCluster(in: folder.url)
    var report = ServerReport()
    do {
      try make(on: cluster)
      try work(on: cluster, &report)
      try compare(with: cluster, &report)
    } catch {
      try cluster.stop()
      throw error
    }
    try cluster.stop()
    let isGood = report.faults.isEmpty != isControl
    for fault in report.faults.prefix(20) { say("server: \(isControl ? "expected" : "fault"): \(fault)") }
    say(
      "server: \(seconds) s, \(restarts) crashes of the server, \(report.kills) of writers: \(report.stored) postings "
        + "stored, \(report.refused) refused, \(report.unknown) unknown, \(report.faults.count) faults, seed \(seed)")
    if isControl { say("server: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  private static let members = ["ann", "ben"]

  private func make(on cluster: ServerCluster) throws {
    for member in Self.members { try cluster.execute("CREATE ROLE \(member) LOGIN") }
    let address = cluster.address(of: "tester")
    let container = try Bank.open(address)
    try Bank.fill(container)
    container.close()
    let members = ServerMembers(of: try ServerAddress(address))
    for member in Self.members { try members.invite(member, to: .write) }
    guard isControl else { return }
    try cluster.execute(
      """
      CREATE FUNCTION bank.forget() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS \
      'BEGIN DELETE FROM bank.persistence_commit; RETURN NULL; END'; \
      CREATE TRIGGER forget AFTER INSERT ON bank.persistence_commit EXECUTE FUNCTION bank.forget()
      """)
  }

  /// Four writers at a time; one that is killed is followed by another.
  private func work(on cluster: ServerCluster, _ report: inout ServerReport) throws {
    var random = SeededGenerator(seed: seed)
    let start = ContinuousClock.now
    let end = start + .seconds(seconds)
    var writers: [(number: Int, child: Child)] = []
    var (next, crashes) = (0, 0)
    func begin() throws {
      let left = max(1, Int((end - ContinuousClock.now).components.seconds))
      let arguments = [
        "--address", cluster.address(of: Self.members[next % 2]), "--writer", "\(next)", "--seconds", "\(left)",
      ]
      writers.append((next, try Child(ServerWriter.command, arguments)))
      next += 1
    }
    for _ in 0..<4 { try begin() }
    while ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.05 + Double(random.pick(0..<1_000)) / 1_000)
      let due = start + .seconds(seconds) * (crashes + 1) / (restarts + 1)
      if crashes < restarts, ContinuousClock.now > due {
        try cluster.crash()
        crashes += 1
      } else if ContinuousClock.now < end, random.pick(0..<3) == 0 {
        let (number, child) = writers.remove(at: random.pick(0..<writers.count))
        child.kill()
        report.kills += 1
        try report.add(child, of: number, isKilled: true)
        try begin()
      }
    }
    for (number, child) in writers { try report.add(child, of: number, isKilled: false) }
  }

  /// Holds what is stored against what the writers were told.
  private func compare(with cluster: ServerCluster, _ report: inout ServerReport) throws {
    let container = try Bank.open(cluster.address(of: "tester"))
    defer { container.close() }
    report.faults += try container.read { try Snapshot($0) }.faults
    let postings = try container.read { try $0.fetch(FetchDescriptor<ServerPosting>()) }
    report.compare(with: Set(postings.map(\.id)))
    for fault in try container.check() { report.faults.append("check: \(fault)") }
  }
}

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
