import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { listSessions } from '../profile/list-sessions.ts';
import { readProfile } from '../profile/profile.ts';
import { listLinkedAccounts } from '../providers/linked-accounts.ts';
import { users } from '../schema.ts';

interface ZipEntry {
  name: string;
  input: AsyncIterable<Uint8Array> | string;
  lastModified: Date;
}

/**
 * Streams everything known about a user as a zip: account, records and ledger as JSON, pictures as files.
 * Memory use does not grow with it.
 */
export function exportData(
  deps: AccountDeps,
  user: { userId: string; sessionId: string },
): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(deps, user));
}

async function* entriesOf(
  deps: AccountDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
): AsyncGenerator<ZipEntry> {
  const lastModified = deps.clock.now();
  yield { name: 'account.json', input: toJson(await accountOf(deps, userId, sessionId)), lastModified };
  const picture = await pictureKey(deps, userId);
  if (picture !== null) {
    yield* fileEntry('account/picture.webp', await openStored(deps, picture), lastModified);
  }
  for (const holder of deps.dataHolders()) {
    for (const [name, read] of Object.entries(holder.records)) {
      yield { name: `${holder.name}/${name}.json`, input: jsonList(read(userId)), lastModified };
    }
    for await (const { name, key, open } of holder.files?.(userId) ?? []) {
      yield* fileEntry(`${holder.name}/${name}`, await (open?.() ?? openStored(deps, key)), lastModified);
    }
  }
}

async function accountOf(deps: AccountDeps, userId: string, sessionId: string): Promise<object> {
  const { picture: _picture, ...profile } = await readProfile(deps, userId);
  const { accounts } = await listLinkedAccounts(deps, userId);
  return {
    id: userId,
    ...profile,
    signInMethods: accounts.map(({ kind, name, email, linkedAt }) => ({ kind, name, email, linkedAt })),
    sessions: await listSessions(deps, userId, sessionId),
  };
}

async function pictureKey(deps: AccountDeps, userId: string): Promise<string | null> {
  const [user] = await deps.database.db
    .select({ image: users.image })
    .from(users)
    .where(eq(users.id, userId));
  return user?.image ?? null;
}

/** Skips a file that has vanished or that the store has lost: the user still gets the rest. */
async function* fileEntry(
  name: string,
  content: Readable | null,
  lastModified: Date,
): AsyncGenerator<ZipEntry> {
  if (content === null) return;
  try {
    yield { name, input: content, lastModified };
  } finally {
    // The zip stops reading when the browser disconnects.
    content.destroy();
  }
}

async function openStored({ objects }: AccountDeps, key: string): Promise<Readable | null> {
  return (await objects.get(key))?.stream ?? null;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const utf8 = new TextEncoder();

/** Streams a list as JSON, record by record. */
async function* jsonList(records: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let opening = '[';
  for await (const record of records) {
    yield utf8.encode(`${opening}\n${JSON.stringify(record, null, 2)}`);
    opening = ',';
  }
  yield utf8.encode(opening === '[' ? '[]\n' : '\n]\n');
}
