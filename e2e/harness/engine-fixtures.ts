import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type ComfyUi, openComfyUi } from '#engines/comfyui/testing/stand-in.ts';
import { type Answer, openStandIn, type StandIn, sendJson } from '#engines/testing/stand-in.ts';
import { test as base, closePages, expect, signUp } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { type PreparedServer, startPrepared } from './prepared-server.ts';

interface EngineFixtures {
  /** A provider with OpenAI’s API. Requests that a test does not configure succeed. */
  provider: Provider;
  /** A second provider with OpenAI’s API, for chains of two engines. */
  otherProvider: Provider;
  comfyUi: ComfyUi;
  /** Starts Adventure with the engines that these variables configure. */
  serve(env: Record<string, string>): Promise<PreparedServer>;
}

export interface Provider extends StandIn {
  /** Sets the answer to requests whose path ends with `pathEnd`. */
  on(pathEnd: string, answer: Answer): void;
  /** Returns the number of requests whose path ends with `pathEnd`. */
  requestCount(pathEnd: string): number;
}

/** Returns a provider’s answer with a plain picture. */
export async function pictureAnswer(colour: string): Promise<Answer> {
  const png = await sharp({ create: { width: 1536, height: 1024, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return (_request, response) =>
    sendJson(response, { created: 1, data: [{ b64_json: png.toString('base64') }] });
}

/** Returns a chat model’s answer with this text. */
export const chatAnswer =
  (content: string): Answer =>
  (_request, response) =>
    sendJson(response, {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    });

/** Signs a new user up and verifies the address. With a paid engine, the welcome coins arrive only then. */
export async function signUpVerified(page: Page, server: PreparedServer): Promise<void> {
  const { email } = await signUp(page, server.origin);
  await verifyAddress(page, server, email);
}

/** Opens the mailed verification link and returns to the studio. */
export async function verifyAddress(page: Page, server: PreparedServer, email: string): Promise<void> {
  // The e-mail uses the server’s configured address, which the test cannot reach.
  const { pathname, search } = new URL(await mailedLink(server, email, '/verify-email'));
  await page.goto(server.origin + pathname + search);
  await expect(page.locator('main')).toContainText(email);
  await page.goto(`${server.origin}/editor`);
  await expect(page.locator('main').first()).toBeVisible();
}

async function openProvider(): Promise<Provider> {
  const standIn = await openStandIn();
  const answers = new Map<string, Answer>([
    [
      '/moderations',
      (_request, response) =>
        sendJson(response, { id: 'm', model: 'm', results: [{ flagged: false, categories: {} }] }),
    ],
    ['/images/generations', await pictureAnswer('#336699')],
  ]);
  standIn.answer((request, response) => {
    const [, answer] = [...answers].find(([end]) => request.path.endsWith(end)) ?? [];
    if (answer) return answer(request, response);
    return void response.writeHead(404).end();
  });
  return {
    ...standIn,
    on: (pathEnd, answer) => void answers.set(pathEnd, answer),
    requestCount: (pathEnd) => standIn.requests.filter(({ path }) => path.endsWith(pathEnd)).length,
  };
}

// biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
export const test = base.extend<EngineFixtures>({
  provider: async ({}, use) => {
    const provider = await openProvider();
    await use(provider);
    await provider.close();
  },
  otherProvider: async ({}, use) => {
    const provider = await openProvider();
    await use(provider);
    await provider.close();
  },
  comfyUi: async ({}, use) => {
    const comfyUi = await openComfyUi();
    await use(comfyUi);
    await comfyUi.close();
  },
  serve: async ({ context }, use) => {
    const servers: PreparedServer[] = [];
    await use(async (env) => {
      const server = await startPrepared({ env });
      servers.push(server);
      return server;
    });
    await closePages(context);
    for (const server of servers) {
      await server.stop();
      server.remove();
    }
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: as above.
