import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#contract/call.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '../app-error.ts';
import type { ApiOptions } from './api.ts';
import type { Identity } from './identity.ts';
import { createTestApi, type TestApi } from './testing.ts';

const done = z.object({ done: z.literal(true) });
const list = defineCall({ method: 'get', path: '/api/admin/things', summary: 'List', response: done });
const change = defineCall({
  method: 'post',
  path: '/api/admin/things/{id}',
  summary: 'Change',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  response: done,
});
const access = defineCall({ method: 'get', path: '/api/admin-access', summary: 'Access', response: done });

let test: TestApi;
const opened: TestApi[] = [];
/** The database's identities, by session cookie; the cached ones are all admins. */
let stored: Record<string, Identity>;
let lookUps: string[];

const identity = (userId: string, isAdmin: boolean): Identity => ({
  userId,
  email: 'a@b.c',
  isAdmin,
  sessionId: 's1',
});

function open(options: Partial<ApiOptions> = {}, handler = async () => ({ done: true as const })) {
  test = createTestApi({
    authenticate: async (request) => {
      const userId = request.headers.get('cookie');
      return userId === null ? null : identity(userId, true);
    },
    authenticateUncached: async (request) => {
      const userId = request.headers.get('cookie') ?? '';
      lookUps.push(userId);
      return stored[userId] ?? null;
    },
    ...options,
  });
  opened.push(test);
  for (const call of [list, change, access]) test.api.handle(call, handler);
  test.api.alias('get', '/api/old-things', list);
}

beforeEach(() => {
  stored = { boss: identity('boss', true), ada: identity('ada', false) };
  lookUps = [];
  open();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.remove();
});

const send = (path: string, cookie?: string, body?: string) =>
  test.api.hono.request(path, {
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body }),
  });
const codeOf = async (answer: Promise<Response> | Response) => {
  const { status } = await answer;
  const { code } = (await (await answer).json()) as { code?: ErrorCode };
  return [status, code];
};

/** The recorded lines, in order. */
function recordActions(handler?: () => Promise<{ done: true }>) {
  const lines: unknown[] = [];
  open(
    {
      beginAdminAction: async (action) => {
        lines.push(action);
        return async (refusedWith) => {
          lines.push(refusedWith ?? 'done');
        };
      },
    },
    handler,
  );
  return lines;
}

describe('a call under /api/admin', () => {
  it('reads the identity from the database, and admits admins', async () => {
    expect((await send('/api/admin/things', 'boss')).status).toBe(200);
    expect((await send('/api/admin/things/1', 'boss', '{"name":"x"}')).status).toBe(200);
    // Once before the body is read, and once after.
    expect(lookUps).toEqual(['boss', 'boss', 'boss']);
  });

  it('is refused if the right was removed while the body was arriving', async () => {
    let isDone = false;
    open({}, async () => {
      isDone = true;
      return { done: true as const };
    });
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const answer = test.api.hono.request('/api/admin/things/1', {
      method: 'POST',
      headers: { cookie: 'boss', 'content-type': 'application/json' },
      body: body.readable,
      duplex: 'half',
    });
    const writer = body.writable.getWriter();
    await writer.write(new TextEncoder().encode('{"name":'));
    expect(lookUps).toEqual(['boss']);
    stored.boss = identity('boss', false);
    await writer.write(new TextEncoder().encode('"x"}'));
    await writer.close();
    expect(await codeOf(answer)).toEqual([403, 'forbidden']);
    expect(isDone).toBe(false);
  });

  it('is refused to a former admin despite the cache, before anything is read', async () => {
    for (const path of ['/api/admin/things', '/api/old-things']) {
      expect(await codeOf(send(path, 'ada'))).toEqual([403, 'forbidden']);
    }
    expect(await codeOf(send('/api/admin/things/1', 'ada', '{"name":'))).toEqual([403, 'forbidden']);
  });

  it('is refused to a session that another process ended or blocked', async () => {
    delete stored.boss;
    expect(await codeOf(send('/api/admin/things', 'boss'))).toEqual([401, 'not_signed_in']);
    expect(await codeOf(send('/api/admin/things'))).toEqual([401, 'not_signed_in']);
  });

  it('cannot be registered for non-admins', () => {
    const open = defineCall({ ...list, path: '/api/admin/open', signedIn: false });
    expect(() => test.api.handle(open, async () => ({ done: true as const }))).toThrow('/api/admin/open');
    expect(() => test.api.alias('get', '/api/admin/access', access)).toThrow('/api/admin/access');
  });

  it('does not include a path that only starts the same', async () => {
    expect((await send('/api/admin-access', 'ada')).status).toBe(200);
    expect(lookUps).toEqual([]);
  });
});

describe("an admin's change", () => {
  const action = {
    actorId: 'boss',
    call: 'POST /api/admin/things/{id}',
    params: { id: '1' },
    body: { name: 'x' },
  };
  const change = () => send('/api/admin/things/1', 'boss', '{"name":"x"}');

  it('is recorded before and after it is done; reads are not', async () => {
    const lines: unknown[] = recordActions(async () => {
      lines.push('handler');
      return { done: true as const };
    });
    await change();
    await send('/api/admin/things', 'boss');
    expect(lines).toEqual([action, 'handler', 'done', 'handler']);
  });

  it('is recorded when the handler refuses it, and not when the request is invalid', async () => {
    const lines = recordActions(async () => {
      throw new AppError('not_found');
    });
    expect(await codeOf(change())).toEqual([404, 'not_found']);
    expect(await codeOf(send('/api/admin/things/1', 'boss', '{}'))).toEqual([422, 'validation_failed']);
    expect(await codeOf(send('/api/admin/things/1', 'ada', '{"name":"x"}'))).toEqual([403, 'forbidden']);
    expect(lines).toEqual([action, 'not_found']);
  });

  it('is not done if it cannot be recorded', async () => {
    let done = 0;
    const handler = async () => {
      done += 1;
      return { done: true as const };
    };
    open({ beginAdminAction: () => Promise.reject(new Error('the log is full')) }, handler);
    expect(await codeOf(change())).toEqual([500, 'internal']);
    expect(done).toBe(0);
  });

  it('succeeds if only its end could not be recorded', async () => {
    open({ beginAdminAction: async () => () => Promise.reject(new Error('the log is full')) });
    expect((await change()).status).toBe(200);
  });
});
