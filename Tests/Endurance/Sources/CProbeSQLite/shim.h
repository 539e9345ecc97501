// The system's SQLite, for a probe that doesn't ask PersistenceKit.
#include <sqlite3.h>
#include "session.h"
