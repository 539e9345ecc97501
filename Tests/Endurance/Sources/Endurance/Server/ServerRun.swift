import Foundation

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
    let cluster = try DurableServer(in: folder.url)
    var report = ServerReport()
    do {
      try make(on: cluster)
      try work(on: cluster, &report)
      try report.compareBook(at: cluster.address(of: "tester"))
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

  private func make(on cluster: DurableServer) throws {
    for member in ServerCrew.members { try cluster.execute("CREATE ROLE \(member) LOGIN") }
    try ServerCrew.makeBook(at: cluster.address(of: "tester"))
    guard isControl else { return }
    try cluster.execute(
      """
      CREATE FUNCTION bank.forget() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS \
      'BEGIN DELETE FROM bank.persistence_commit; RETURN NULL; END'; \
      CREATE TRIGGER forget AFTER INSERT ON bank.persistence_commit EXECUTE FUNCTION bank.forget()
      """)
  }

  private func work(on cluster: DurableServer, _ report: inout ServerReport) throws {
    var random = SeededGenerator(seed: seed)
    let start = ContinuousClock.now
    let end = start + .seconds(seconds)
    var crew = try ServerCrew(until: end) { cluster.address(of: $0) }
    var crashes = 0
    while ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.05 + Double(random.pick(0..<1_000)) / 1_000)
      let due = start + .seconds(seconds) * (crashes + 1) / (restarts + 1)
      if crashes < restarts, ContinuousClock.now > due {
        try cluster.crash()
        crashes += 1
      } else if ContinuousClock.now < end, random.pick(0..<3) == 0 {
        try crew.killOne(&random, &report)
      }
    }
    try crew.finish(&report)
  }
}
