import { createParser } from 'eventsource-parser';
import { type AppEvent, eventsPath, parseEvent } from '../../contract/events.ts';
import type { GenerateResponse } from '../../contract/generation-calls.ts';
import type { Job } from '../../contract/jobs.ts';
import type { User } from '../../contract/session.ts';
import { wallClock } from './options.ts';

/** A user who calls Adventure over HTTP, like a browser. */
export interface Client {
  readonly userId: string;
  readonly cookie: string;
  request(address: string, init?: RequestInit): Promise<Response>;
  json(address: string, init?: RequestInit): Promise<unknown>;
  generate(fields?: Record<string, string>, image?: Uint8Array): Promise<GenerateResponse>;
  /** Generates with ThumbnailsV2, which needs a paid plan. */
  generateThumbnail(fields: Record<string, string>, images: readonly Uint8Array[]): Promise<GenerateResponse>;
  /** Opens the event stream. */
  openEvents(): Promise<EventStream>;
}

/** An open event stream. */
export interface EventStream {
  /** Resolves when the job has ended, even before the call, with the job and the time (`wallClock`). */
  ended(jobId: string): Promise<EndedJob>;
  stop(): void;
}

export interface EndedJob {
  job: Job;
  at: number;
}

let signUps = 0;

/** Signs a new user up. On 429 waits and retries: sign-ups have their own limit. */
export async function signUp(origin: string): Promise<Client> {
  signUps += 1;
  const body = JSON.stringify({
    name: `User ${signUps}`,
    email: `user${signUps}.${Date.now()}.${process.pid}@example.com`,
    password: 'a long enough secret',
    acceptedTerms: true,
  });
  const headers = { 'content-type': 'application/json', origin };
  for (;;) {
    const answer = await fetch(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body });
    if (answer.status === 429) {
      await answer.arrayBuffer();
      await wait(1_000 * Number(answer.headers.get('retry-after') ?? 1));
      continue;
    }
    const { user } = (await readOk(answer)) as { user: User };
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    return createClient(origin, user.id, cookie.join('; '));
  }
}

function createClient(origin: string, userId: string, cookie: string): Client {
  const request = (address: string, init: RequestInit = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie, origin };
    return fetch(new URL(address, origin), { ...init, headers });
  };
  return {
    userId,
    cookie,
    request,
    json: async (address, init) => readOk(await request(address, init)),
    async generate(fields = {}, image) {
      const all = { prompt: 'I survived 100 days in the desert', variant: 'Thumbnail', ...fields };
      const body = formOf(all, image ? { image: [image] } : {});
      return (await readOk(await request('/api/generate', { method: 'POST', body }))) as GenerateResponse;
    },
    async generateThumbnail(fields, images) {
      const body = formOf(fields, { images });
      const answer = await request('/api/thumbnails/generate', { method: 'POST', body });
      return (await readOk(answer)) as GenerateResponse;
    },
    openEvents: () => openEvents(request),
  };
}

/** Creates a form with JPEG files. */
export function formOf(
  fields: Record<string, string>,
  files: Record<string, readonly Uint8Array[]>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, list] of Object.entries(files)) {
    for (const [at, bytes] of list.entries()) {
      form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${at}.jpg`);
    }
  }
  return form;
}

async function openEvents(request: Client['request']): Promise<EventStream> {
  const controller = new AbortController();
  const answer = await request(eventsPath, { signal: controller.signal });
  if (!answer.ok || answer.body === null) throw new Error(`the event stream answered ${answer.status}`);
  const jobs = new EndedJobs();
  const isReady = Promise.withResolvers<void>();
  const parser = createParser({
    onEvent({ event = '', data }) {
      const at = wallClock();
      if (event === 'ready') isReady.resolve();
      const known = parseEvent(event, JSON.parse(data));
      if (known) jobs.hear(known, at);
    },
  });
  read(answer.body, (text) => parser.feed(text)).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  await isReady.promise;
  return { ended: (jobId) => jobs.wait(jobId), stop: () => controller.abort() };
}

async function read(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of body) onText(decoder.decode(chunk, { stream: true }));
}

/** Remembers ended jobs, for callers that wait before or after the end. */
class EndedJobs {
  readonly #jobs = new Map<string, PromiseWithResolvers<EndedJob>>();

  hear(event: AppEvent, at: number): void {
    if (event.type !== 'job.changed' || event.payload.job.finishedAt === null) return;
    this.#of(event.payload.job.id).resolve({ job: event.payload.job, at });
  }

  async wait(jobId: string): Promise<EndedJob> {
    const ended = await this.#of(jobId).promise;
    this.#jobs.delete(jobId);
    return ended;
  }

  #of(jobId: string): PromiseWithResolvers<EndedJob> {
    const known = this.#jobs.get(jobId) ?? Promise.withResolvers<EndedJob>();
    this.#jobs.set(jobId, known);
    return known;
  }
}

async function readOk(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
