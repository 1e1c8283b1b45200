import { defineConfig } from 'drizzle-kit';

// Read by scripts/make-migration.mjs only: the running server applies the SQL files and does not need drizzle-kit.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/features/**/schema.ts', './server/platform/*/schema.ts'],
  out: process.env.MIGRATIONS_OUT ?? './server/platform/database/migrations',
});
