import DependencyKitMocks
import ModuloCore
import ModuloCoreMocks
import ModuloModels
import ModuloNavigation
import NavigationKit
import Testing

/// A stored row is deleted: after a question, or at once where nothing is lost.
@MainActor
@Suite struct RowDeletionTests {
  /// The rows that a deletion works on, and what it asked of them.
  @MainActor private final class Rows {
    var names = ["Bike"]
    private(set) var calls: [String] = []

    func find() throws(FinancialGoalError) -> String {
      calls.append("find")
      guard let name = names.first else { throw .notFound("1") }
      return name
    }

    func delete(_ name: String) throws(FinancialGoalError) -> String {
      calls.append("delete \(name)")
      guard let index = names.firstIndex(of: name) else { throw .notFound("1") }
      return names.remove(at: index)
    }
  }

  private let rows = Rows()
  private let context = Counter().context

  private func deletion(asking question: String?) -> RowDeletion<String, FinancialGoalError> {
    context.router.push(.financialGoal(.list))
    let words = DeletionWords<String>(
      title: "Deletion", toast: Toast.goalDeleted, question: { name in question.map { "\($0) \(name)?" } },
      deleted: { "\($0) deleted" })
    return RowDeletion(
      context, words,
      find: { [rows] () async throws(FinancialGoalError) in try rows.find() },
      delete: { [rows] (name) async throws(FinancialGoalError) in try rows.delete(name) })
  }

  @Test func `a row that is lost is asked about, and read once`() async throws {
    let deletion = deletion(asking: "Delete")
    let question = await deletion.question()
    #expect(question == "Delete Bike?")
    #expect(deletion.deleted == nil)
    #expect(context.router.navigationPath.count == 1)
    try await deletion.expect(
      .submit, .changes(\.deleted, to: "Bike"), commands: [.toast(.goalDeleted("Bike deleted"))])
    #expect(rows.calls == ["find", "delete Bike"])
    #expect(context.router.navigationPath.isEmpty)
  }

  @Test(arguments: [RowDeletionAction.ask, .submit])
  func `a row that nothing is lost by, and one that isn't asked about, is deleted at once`(
    _ action: RowDeletionAction
  ) async throws {
    let deletion = deletion(asking: action == .ask ? nil : "Delete")
    await deletion.send(action)
    #expect(deletion.deleted == "Bike")
    let commands = deletion.commands.take()
    #expect(commands == [.toast(.goalDeleted("Bike deleted"))])
    #expect(rows.calls == ["find", "delete Bike"])
  }

  @Test func `a no deletes nothing and leaves the screen`() async throws {
    let deletion = deletion(asking: "Delete")
    await deletion.send(.ask)
    await deletion.send(.discard)
    #expect(deletion.deleted == nil)
    #expect(rows.names == ["Bike"])
    #expect(context.router.navigationPath.isEmpty)
  }

  @Test func `a row that another process deleted after the question isn't said to be deleted`() async throws {
    let deletion = deletion(asking: "Delete")
    await deletion.send(.ask)
    rows.names = []
    try await deletion.expect(.submit, .changes(\.failure, to: .notFound("1")))
    let again = await deletion.question()
    #expect(again == nil)
    #expect(context.router.navigationPath.count == 1)
  }
}
