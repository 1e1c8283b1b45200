/**
 * Read by scripts/make-migration.mjs only: the running server applies the SQL files. Paths are the project's.
 */
export default {
  dialect: 'postgresql',
  schema: ['./server/features/**/schema.ts', './server/platform/*/schema.ts'],
  out: process.env.MIGRATIONS_OUT ?? './server/platform/database/migrations',
};
