import Foundation
import PersistenceKit

/// Four processes at a time that write to a book, of two members by turns; one that is killed is followed by another.
struct ServerCrew {
  static let members = ["ann", "ben"]

  private let end: ContinuousClock.Instant
  private let address: (String) -> String
  private var writers: [(number: Int, child: Child)] = []
  private var next = 0

  /// - Parameter address: the address of the book, for a role.
  init(until end: ContinuousClock.Instant, address: @escaping (String) -> String) throws {
    (self.end, self.address) = (end, address)
    for _ in 0..<4 { try begin() }
  }

  /// Makes the book, with the accounts of the bank and its members.
  static func makeBook(at address: String) throws {
    let container = try Bank.open(address)
    try Bank.fill(container)
    container.close()
    let members = ServerMembers(of: try ServerAddress(address))
    for member in Self.members { try members.invite(member, to: .write) }
  }

  private mutating func begin() throws {
    let left = max(1, Int((end - ContinuousClock.now).components.seconds))
    let member = Self.members[next % Self.members.count]
    let arguments = ["--address", address(member), "--writer", "\(next)", "--seconds", "\(left)"]
    writers.append((next, try Child(ServerWriter.command, arguments)))
    next += 1
  }

  /// Kills one of them.
  mutating func killOne(_ random: inout SeededGenerator, _ report: inout ServerReport) throws {
    let (number, child) = writers.remove(at: random.pick(0..<writers.count))
    child.kill()
    report.kills += 1
    try report.add(child, of: number, isKilled: true)
    try begin()
  }

  /// Waits for all of them.
  mutating func finish(_ report: inout ServerReport) throws {
    for (number, child) in writers { try report.add(child, of: number, isKilled: false) }
    writers = []
  }
}

extension ServerReport {
  /// Holds what is stored in the book against what the writers were told.
  mutating func compareBook(at address: String) throws {
    let container = try Bank.open(address)
    defer { container.close() }
    faults += try container.read { try Snapshot($0) }.faults
    let postings = try container.read { try $0.fetch(FetchDescriptor<ServerPosting>()) }
    compare(with: Set(postings.map(\.id)))
    for fault in try container.check() { faults.append("check: \(fault)") }
  }
}
