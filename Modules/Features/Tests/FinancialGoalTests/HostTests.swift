import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
import NavigationKit
import TerminalKit
import Testing

/// What a host that keeps drawing carries out for a screen.
@MainActor
@Suite struct HostTests {
  /// A host that answers every question alike, and keeps what it was told.
  @MainActor private final class Host: ScreenHost {
    private(set) var toasts: [Toast] = []
    private(set) var questions: [ModuloModels.Confirmation] = []
    private var answers: [@MainActor (Bool) async -> Void] = []

    func show(_ toast: Toast) { toasts.append(toast) }

    func ask(_ confirmation: ModuloModels.Confirmation, answer: @escaping @MainActor (Bool) async -> Void) {
      questions.append(confirmation)
      answers.append(answer)
    }

    /// Gives the answer to the question that was asked first.
    func answer(_ isConfirmed: Bool) async { await answers.removeFirst()(isConfirmed) }
  }

  private let host = Host()

  @Test(arguments: [
    (true, 3, [Toast.goalDeleted("Goal 🗾 Japan trip (#1) deleted with 5 contributions")]), (false, 4, []),
  ])
  func `a deletion asks as it opens, and is left with either answer`(
    _ isConfirmed: Bool, _ goals: Int, _ toasts: [Toast]
  ) async throws {
    let world = try World()
    let goal = NamedReference.id(FinancialGoalEntity.japan.id)
    try world.router.present(route: .sheet(), .financialGoal(.deletion(goal)))
    let screen = FinancialGoalDeletionScreen(viewModel: .init(world.context, goal: goal))
    screen.attach(to: host)
    await screen.open()
    #expect(host.questions.count == 1)
    #expect(world.router.isSheetPresented)
    await host.answer(isConfirmed)
    let list = FinancialGoalsListScreen(viewModel: .init(world.context))
    await list.appear()
    #expect(list.rows.count == goals)
    #expect(host.toasts == toasts)
    #expect(!world.router.isSheetPresented)
  }

  @Test func `M35 leaving a form with typed text asks first`() async throws {
    let world = try World()
    try world.router.present(route: .sheet(), .financialGoal(.create))
    let form = FinancialGoalFormScreen(viewModel: .init(world.context, mode: .create))
    form.attach(to: host)
    await form.open()
    _ = await form.fields[0].set("Bike")
    for answer in [false, true] {
      #expect(world.router.isSheetPresented)
      await form.press(.escape)
      await host.answer(answer)
    }
    #expect(host.questions == [.leaveWithoutSaving, .leaveWithoutSaving])
    #expect(!world.router.isSheetPresented)
    #expect(form.viewModel.saved == nil)
  }

  @Test func `commands that waited are carried out as the host comes, and a mistake in passing`() async throws {
    let form = FinancialGoalFormScreen(viewModel: .init(try World().context, mode: .create))
    await form.press(.control("s"))
    form.attach(to: host)
    _ = await form.fields[0].set("Bike")
    await form.press(.control("s"))
    #expect(host.toasts == [.nameMandatory, .amountMandatory])
  }
}
