import { createAdaptorServer } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { users } from '../../server/features/accounts/schema.ts';
import type { Database } from '../../server/platform/database/database.ts';

/**
 * Starts the server that `GET /api/user/coins` is compared with: the same framework and database, with
 * nothing around the query.
 *
 * - `/query-builder/{userId}` finds a row by primary key with Drizzle's query builder,
 * - `/plain-sql/{userId}` finds it with plain SQL,
 * - `/no-query` runs no query.
 */
export async function startBareServer(database: Database): Promise<string> {
  const hono = new Hono();
  hono.get('/query-builder/:id', async (context) => {
    const rows = await database.db
      .select({ id: users.id, plan: users.plan })
      .from(users)
      .where(eq(users.id, context.req.param('id')));
    return context.json({ success: true, row: rows[0] });
  });
  hono.get('/plain-sql/:id', async (context) => {
    const { rows } = await database.plainSql.execute('select id, plan from users where id = $1', [
      context.req.param('id'),
    ]);
    return context.json({ success: true, row: rows[0] });
  });
  hono.get('/no-query', (context) => context.json({ success: true }));
  const server = createAdaptorServer({ fetch: hono.fetch });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
