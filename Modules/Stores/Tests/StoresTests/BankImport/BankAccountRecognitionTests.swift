import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// Whose files of banks are: an account is known by the bank's id in them, once it was remembered.
@MainActor
@Suite struct BankAccountRecognitionTests {
  @Test func `an id that is remembered finds the account the next time`() async throws {
    let world = try BankWorld()
    await #expect(throws: BankImportError.unknownAccount("DE123456789")) {
      try await world.importByID(BankImportFile(Self.april))
    }
    let first = try await world.importBalances(BankImportFile(Self.april), into: "Rainy day", remembering: true)
    #expect(first.newBankID == "DE123456789")
    #expect(first.remembersBankID)
    let stored = try await world.account("Rainy day").bankID
    #expect(stored == "DE123456789")
    let next = try await world.importByID(BankImportFile(Self.april + [.closing(5, 12, 90_00)]))
    #expect(next.owner == "Rainy day")
    #expect(next.imported == 1)
    #expect(next.newBankID == nil)
  }

  @Test func `an id is only told where it isn't to be remembered`() async throws {
    let world = try BankWorld()
    let report = try await world.importBalances(BankImportFile(Self.april), into: "Rainy day", remembering: false)
    #expect(report.newBankID == "DE123456789")
    #expect(!report.remembersBankID)
    let stored = try await world.account("Rainy day").bankID
    #expect(stored == nil)
  }

  @Test func `a trial tells the id, and stores neither it nor a balance`() async throws {
    let world = try BankWorld()
    let file = BankImportFile(Self.april)
    let trial = try await world.importBalances(file, into: "Rainy day", remembering: true, isTrial: true)
    #expect(trial.newBankID == "DE123456789")
    #expect(trial.imported == 1)
    let account = try await world.account("Rainy day")
    #expect(account.bankID == nil)
    #expect(account.updateCount == 2)
  }

  @Test func `an id that an account has isn't given to another one, nor to one that has its own`() async throws {
    let world = try BankWorld()
    _ = try await world.importBalances(BankImportFile(Self.april), into: "Rainy day", remembering: true)
    let taken = try await world.importBalances(BankImportFile(Self.april), into: "Chase", remembering: true)
    #expect(taken.newBankID == nil)
    #expect(!taken.remembersBankID)
    let other = BankImportFile([.account(1, "FR999"), .closing(2, 20, 5_00)])
    let second = try await world.importBalances(other, into: "Rainy day", remembering: true)
    #expect(second.newBankID == nil)
    let ids = [try await world.account("Rainy day").bankID, try await world.account("Chase").bankID]
    #expect(ids == ["DE123456789", nil])
  }

  @Test func `a refused file leaves no id`() async throws {
    let world = try BankWorld()
    let file = BankImportFile(Self.april + [.entry(9, 13, 1_00, in: "EUR", balance: 2_00)])
    await #expect(throws: BankImportError.self) {
      try await world.importBalances(file, into: "Rainy day", remembering: true)
    }
    let stored = try await world.account("Rainy day").bankID
    #expect(stored == nil)
  }

  @Test func `files without an id have no account, and those with several need a choice`() async throws {
    let world = try BankWorld()
    await #expect(throws: BankImportError.noTarget) {
      try await world.importByID(BankImportFile([.closing(2, 10, 5_00)]))
    }
    let several = BankImportFile(Self.april + [.account(5, "FR999"), .closing(6, 12, 90_00)])
    await #expect(throws: BankImportError.severalAccounts(name: "bank.ofx", accounts: ["DE123456789", "FR999"])) {
      try await world.importByID(several)
    }
    _ = try await world.importBalances(BankImportFile(Self.april), into: "Rainy day", remembering: true)
    let chosen = try await world.importByID(several, account: "de12 3456 789")
    #expect(chosen.owner == "Rainy day")
    #expect(chosen.imported == 0)
  }

  @Test func `an account of files is read and written in one transaction`() async throws {
    let world = try BankWorld()
    _ = try await world.importBalances(BankImportFile(Self.april), into: "Rainy day", remembering: true)
    let before = world.log.operations.count
    _ = try await world.importByID(BankImportFile(Self.april))
    #expect(world.log.operations.count == before + 1)
  }

  private static let april: [BankFileItem] = [.account(1, "de12 3456 789"), .closing(2, 11, 80_00)]
}
