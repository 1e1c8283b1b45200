import { sql } from 'drizzle-orm';
import type { getLink, getShared, PrivateLink } from '#contract/private-links.ts';
import type { Answer } from '#server/platform/http/api.ts';
import type { Client, TestApp } from '#server/testing/app.ts';

export const jsonBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export type Shown = Answer<typeof getShared>;

/** A browser without an account that has a link. */
export interface Visit {
  readonly token: string;
  /** The browser's key for this link. */
  readonly key: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** What the link shows; throws unless it works. */
  shown(): Promise<Shown>;
  status(): Promise<number>;
  open(): Promise<Response>;
  comment(text: string, fields?: { picture?: number; name?: string }): Promise<Response>;
  choose(picture: number | null, name?: string): Promise<Response>;
  /** The status of a copy of its first picture. */
  picture(path?: string): Promise<Response>;
}

export async function makeLink(owner: Client, imageIds: readonly string[], fields: object = {}) {
  const answer = await owner.request('/api/links', jsonBody('POST', { imageIds, ...fields }));
  if (!answer.ok) throw new Error(`the link answered ${answer.status}: ${await answer.text()}`);
  const { link } = (await answer.json()) as { link: PrivateLink };
  return { link, token: link.url?.split('/').at(-1) ?? '' };
}

export async function linkOf(owner: Client, id: string): Promise<Answer<typeof getLink>> {
  return (await owner.json(`/api/links/${id}`)) as Answer<typeof getLink>;
}

/** Forgets how many requests were counted: all visitors of a test share an address. */
export async function resetLimits({ app }: TestApp): Promise<void> {
  await app.database.db.execute(sql`delete from rate_windows`);
}

/** Opens a link as a visitor without an account, or as a user. */
export function visit(test: TestApp, token: string, as?: Client): Visit {
  const key = crypto.randomUUID();
  const send = as?.request ?? test.signedOut;
  const request = (path: string, init?: RequestInit) => send(`/api/shared/${token}${path}`, init);
  return {
    token,
    key,
    request,
    async shown() {
      const answer = await request('');
      if (!answer.ok) throw new Error(`the link answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Shown;
    },
    status: async () => (await request('')).status,
    open: () => request('/views', { method: 'POST' }),
    comment: (text, { picture = 1, name = '' } = {}) =>
      request('/comments', jsonBody('POST', { visitor: key, name, picture, text })),
    choose: (picture, name = '') => request('/choice', jsonBody('PUT', { visitor: key, name, picture })),
    picture: (path = '/pictures/1/320') => request(path),
  };
}
