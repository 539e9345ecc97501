// The system's SQLite, for a witness that doesn't ask PersistenceKit.
#include <sqlite3.h>
