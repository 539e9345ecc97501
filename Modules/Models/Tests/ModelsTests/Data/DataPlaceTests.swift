import ModuloModels
import Testing

@Suite struct DataPlaceTests {
  @Test(arguments: [
    ("savings.db", false), ("/home/ann/postgresql", false), ("postgresql://localhost/home", true),
    ("postgres://localhost/home", true), ("mysql://localhost/home", true),
    ("POSTGRESQL://ann:sesame@localhost/home", true), ("host=localhost password=sesame", true),
    (" password = sesame", true), ("password=sesame/modulo.db", true), ("my host=x.db", false), ("https:x", false),
  ])
  func `a text that looks like an address is a server's`(_ text: String, _ isServer: Bool) {
    let place = DataPlace(text)
    #expect(place.isServer == isServer)
    #expect(place.text == text)
  }

  @Test(arguments: [
    ("savings.db?x@y", "savings.db?x@y"),
    ("postgresql://ann@db.example.org:5433/home?book=a&host=b", "postgresql://ann@db.example.org:5433/home"),
    ("postgresql://db.example.org:5433/home?password=sesame", "postgresql://db.example.org:5433/home"),
    ("postgresql://ann:sesame@db.example.org/home", "postgresql://ann@db.example.org/home"),
    ("postgresql://ann:sesame?x@db.example.org/home", "postgresql://ann@db.example.org/home"),
    ("postgresql://ann:ses@me@db.example.org/home?book=a", "postgresql://ann@db.example.org/home"),
    ("postgresql://ann%3Asesame@db.example.org/home", "postgresql://ann@db.example.org/home"),
    ("POSTGRES://ann%3asesame@db.example.org/home", "POSTGRES://ann@db.example.org/home"),
    ("host=localhost password=sesame", "postgresql://"),
    ("postgresql://:sesame/x@db.example.org/home", "postgresql://@db.example.org/home"),
  ])
  func `nothing secret of an address is shown`(_ text: String, _ shown: String) {
    let found = DataPlace(text).shown
    #expect(found == shown)
  }
}
