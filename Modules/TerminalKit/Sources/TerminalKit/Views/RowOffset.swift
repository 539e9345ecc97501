/// Views after others whose rows can be selected too: their first row is not the screen's first one.
public struct RowOffset<Content: View>: View {
  private let count: Int
  private let content: Content

  /// Views after a number of rows that can be selected.
  public init(_ count: Int, @ViewBuilder content: () -> Content) {
    self.count = count
    self.content = content()
  }

  public var body: some View {
    content.transformedEnvironment { environment in
      // A row above these is none of theirs, so that they keep the place for the mark.
      environment.selectedRow = environment.selectedRow.map { $0 - count }
      environment.firstRowNumber = environment.firstRowNumber.map { $0 + count }
    }
  }
}
