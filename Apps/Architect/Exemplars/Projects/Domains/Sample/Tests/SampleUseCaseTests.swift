import DependencyKit
import Foundation
import SampleDomainInterface
import SampleDomainSources
import Testing

@Suite struct SampleUseCaseTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private let useCase: DefaultSampleUseCase

  init() {
    var dependencies = DependencyValues()
    dependencies.date = .constant(start)
    useCase = DefaultSampleUseCase(dependencies)
  }

  private func entity(_ name: String, id: String = "1") -> SampleEntity {
    SampleEntity(id: id, name: name, createdAt: .distantPast)
  }

  @Test func `T07 a blank name and an unknown identifier are refused (REC)`() async throws {
    await #expect(throws: SampleError.validationFailed(reason: "A name is needed.")) {
      try await useCase.create(entity(" \n"))
    }
    // The name is looked at first.
    await #expect(throws: SampleError.validationFailed(reason: "A name is needed.")) {
      try await useCase.update(entity(""))
    }
    let missing = SampleError.notFound(identifier: "1")
    await #expect(throws: missing) { try await useCase.update(entity("Pear")) }
    await #expect(throws: missing) { try await useCase.delete(id: "1") }
    await #expect(throws: missing) { try await useCase.detail(for: "1") }
    #expect(try await useCase.listEntities() == [])
  }

  @Test func `T08 the list is in the order of creation, and the clock stamps`() async throws {
    let moments = [30, 10, 20].map { start.addingTimeInterval($0) }
    _ = try await useCase.create(entity("First", id: "0"))
    for (index, moment) in moments.enumerated() {
      let stored = try await useCase.create(entity("Pear", id: "\(index)"))
      #expect(stored.createdAt == start)
      var moved = stored
      moved.createdAt = moment
      _ = try await useCase.update(moved)
    }
    #expect(try await useCase.listEntities().map(\.id) == ["1", "2", "0"])
  }

  @Test func `what is stored is read, replaced and deleted`() async throws {
    let stored = try await useCase.create(entity("Pear"))
    #expect(try await useCase.detail(for: "1") == stored)
    let renamed = SampleEntity(id: "1", name: "Plum", createdAt: stored.createdAt)
    #expect(try await useCase.update(renamed) == renamed)
    try await useCase.delete(id: "1")
    #expect(try await useCase.listEntities() == [])
  }

  @Test func `a new entity takes its identifier and its moment from the dependencies`() {
    let entity = withDependencies {
      $0.uuid = .incrementing
      $0.date = .constant(start)
    } operation: {
      SampleEntity(name: "Pear")
    }
    let expected = SampleEntity(id: "00000000-0000-0000-0000-000000000000", name: "Pear", createdAt: start)
    #expect(entity == expected)
  }

  @Test func `any error is wrapped once`() {
    let missing = SampleError.notFound(identifier: "1")
    #expect(SampleError(wrapping: missing) == missing)
    #expect(SampleError(wrapping: CancellationError()) == .underlying(text: "CancellationError()"))
    #expect(missing.description == "There is no sample “1”.")
  }

  @Test func `T10 a double without an implementation names its method`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await DependencyValues().sampleUseCase.delete(id: "1")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("SampleUseCase.delete(id:) has no implementation in this test"))
  }
}
