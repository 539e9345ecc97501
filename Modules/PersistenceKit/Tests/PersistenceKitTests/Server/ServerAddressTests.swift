import Foundation
import Testing

@testable import PersistenceKit

@Suite struct ServerAddressTests {
  @Test(arguments: [
    "postgresql://ann:sesame@example.org/home", "postgres://ann:@example.org/home",
    "postgresql://example.org/home?password=sesame", "postgresql://example.org/home?user=ann&pass%77ord=sesame",
    "postgresql://example.org/home?sslpassword=sesame", "postgresql://ann:sesame?x@example.org/home",
    "postgresql://ann:sesame/x@example.org/home", "postgresql://ann%3Asesame@example.org/home",
    "host=example.org password=sesame", "password = sesame",
  ])
  func `an address with a password is refused, and the password isn't repeated`(_ text: String) {
    let error = #expect(throws: ServerAddressError.self) { _ = try ServerAddress(text) }
    #expect(error == .password)
    let words = error?.description ?? ""
    #expect(words.contains("PGPASSFILE"))
    #expect(!words.contains("sesame"))
  }

  @Test(arguments: ["ann@example.org/home", "mysql://example.org", "", "file:///tmp/x"])
  func `an address of another form is refused`(_ text: String) {
    #expect(throws: ServerAddressError.scheme) { _ = try ServerAddress(text) }
  }

  @Test(arguments: [
    ("postgresql://ann@example.org/home", "book", "postgresql://ann@example.org/home"),
    ("postgres://example.org/home?book=savings", "savings", "postgres://example.org/home"),
    ("postgresql:///home?book=a%20b&sslmode=require", "a b", "postgresql:///home?sslmode=require"),
    (
      "postgresql://a,b:5433/home?target_session_attrs=read-write&book=x", "x",
      "postgresql://a,b:5433/home?target_session_attrs=read-write"
    ),
  ])
  func `a book is named in the address, and libpq gets the rest`(_ text: String, _ book: String, _ rest: String) throws
  {
    let address = try ServerAddress(text)
    #expect(address.book == book)
    #expect(address.connection == rest)
  }

  @Test(arguments: [String(repeating: "x", count: 64), "pg_catalog", ""])
  func `a name that no schema has is refused`(_ name: String) {
    #expect(throws: ServerAddressError.book) { _ = try ServerAddress("postgresql://example.org/home", book: name) }
  }

  @Test func `its description has no settings`() throws {
    let address = try ServerAddress("postgresql://ann@example.org/home?passfile=/secret&book=savings")
    let description = address.description
    #expect(description == "postgresql://ann@example.org/home?book=savings")
  }

  @Test func `a long name is shortened so that others stay different`() {
    let names = ["a", "b"].map { PostgreSQLName.shortened(String(repeating: "x", count: 70) + $0) }
    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { $0.utf8.count <= 63 })
    let short = PostgreSQLName.shortened("short")
    #expect(short == "short")
  }

  @Test(
    .enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"),
    arguments: [
      ("postgresql://db.example.org/home", true), ("postgresql://localhost,db.example.org/home", true),
      ("postgresql:///home?hostaddr=192.0.2.1", true), ("postgresql:///home?service=home", true),
      ("postgresql://localhost/home", false), ("postgresql:///home?host=/run/postgresql", false),
      ("postgresql://127.0.0.1/home", false),
    ])
  func `a host that isn't this machine has to show a certificate of its name`(_ text: String, _ isAsked: Bool) throws {
    let address = try ServerAddress(text)
    let settings = try address.settings(timeout: .seconds(5), with: LibPQ.shared.get())
    let modes = settings.filter { $0.name == "sslmode" }.map(\.value)
    #expect(modes == (isAsked ? ["verify-full"] : []))
    // What the address itself says comes after it, and counts.
    let names = settings.map(\.name)
    #expect(names.suffix(2) == ["dbname", "client_encoding"])
  }

  @Test func `where libpq is missing, its packages are named`() {
    let found = LibPQ.loaded(from: ["libpq-of-nobody.so"])
    guard case .failure(let failure) = found else {
      Issue.record("a library was found")
      return
    }
    #expect(failure.reason.contains("libpq5"))
  }

  @Test(
    arguments: [
      ("", PersistenceError.unreachable(path: "postgresql://example.org/home?book=book", reason: "words")),
      ("57P01", .unreachable(path: "postgresql://example.org/home?book=book", reason: "words")),
      ("08006", .unreachable(path: "postgresql://example.org/home?book=book", reason: "words")),
      ("53300", .unreachable(path: "postgresql://example.org/home?book=book", reason: "words")),
      ("40001", .busy), ("55P03", .busy), ("25006", .readOnly), ("53100", .full),
      ("42501", .permission(path: "postgresql://example.org/home?book=book")),
      ("28P01", .permission(path: "postgresql://example.org/home?book=book")), ("54001", .oversizedPredicate),
    ] as [(String, PersistenceError)])
  func `the server's codes are the engine's errors`(_ code: String, _ expected: PersistenceError) throws {
    let address = try ServerAddress("postgresql://example.org/home")
    let error = PostgreSQLFailure(code: code, message: "words").error(at: address)
    #expect(error == expected)
  }
}
