extension DocumentSchema {
  /// The schemas of all documents.
  static let all: [DocumentSchema] =
    Slice.all.flatMap { $0.schemas() } + OverviewJSON.schemas + OpenJSON.schemas + PreviewJSON.schemas
    + ErrorJSON.schemas
}
