import DependencyKit
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// Taking undos back, and then what is there again.
public typealias HistoryRedoScreen = ImmediateChangeScreen<[HistoryStepDomain], HistoryError>

extension ImmediateChange<[HistoryStepDomain], HistoryError> {
  /// Takes the last undos back, as long as nothing was written since.
  public convenience init(_ context: ScreenContext, count: Int) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.historyProvider, format.strings.history)
    self.init(
      context,
      ImmediateChangeWords(title: texts.redoTitle, toast: { _ in .redone }) { steps in
        texts.redone(steps.map { $0.line(format) })
      },
      change: { () async throws(HistoryError) in
        try await provider.redo(
          count, at: dependencies.now, longSession: dependencies.shared[GeneralPreferences.longSession])
      })
  }
}
