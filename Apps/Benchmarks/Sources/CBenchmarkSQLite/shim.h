// The same library that PersistenceKit uses, as a program without PersistenceKit would.
#include <sqlite3.h>
