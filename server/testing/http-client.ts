import type { Job } from '#contract/jobs.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { picturesOf } from '../features/styles/training/testing.ts';
import { newId } from '../platform/ids.ts';
import { mailedToken } from './mailed-token.ts';

/** A server that takes longer for a response hangs. */
const timeoutMs = 90_000;

/** A user with one session who calls servers in other processes over HTTP, one after another. */
export class HttpClient {
  #cookie = '';
  #email = '';

  async signUp(origin: string): Promise<string> {
    this.#email = `${newId()}@example.com`;
    const response = await fetch(`${origin}/api/auth/sign-up/email`, {
      signal: AbortSignal.timeout(timeoutMs),
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        name: 'Person',
        email: this.#email,
        password: 'a long enough secret',
        acceptedTerms: true,
      }),
    });
    const { user } = (await response.json()) as { user: { id: string } };
    this.#cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return user.id;
  }

  /** Opens the mailed verification link: with a paid engine, that brings the first coins. */
  async proveAddress(origin: string, dataDir: string): Promise<void> {
    const answer = await fetch(`${origin}/api/auth/verify-email`, {
      signal: AbortSignal.timeout(timeoutMs),
      method: 'POST',
      headers: { cookie: this.#cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ token: await mailedToken(dataDir, this.#email) }),
    });
    if (!answer.ok) throw new Error(`address verification returned ${answer.status}`);
  }

  request(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#cookie);
    headers.set('origin', new URL(address).origin);
    return fetch(address, { signal: AbortSignal.timeout(timeoutMs), ...init, headers });
  }

  /** Generates with Genesys 1.0. */
  generate(origin: string, fields: { prompt: string; seed?: string }): Promise<Response> {
    const form = new FormData();
    form.append('variant', 'Genesys 1.0');
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return this.request(`${origin}/api/generate`, { method: 'POST', body: form });
  }

  /** Upscales a picture. */
  upscale(origin: string, picture: Uint8Array, fields: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    form.append('sourceImage', new Blob([new Uint8Array(picture)]), 'a.png');
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return this.request(`${origin}/api/upscale`, { method: 'POST', body: form });
  }

  /** Trains a style on three pictures that differ by `number`. */
  async train(origin: string, name: string, from = 0): Promise<Response> {
    const form = new FormData();
    const fields = { styleName: name, triggerWord: name, mode: 'style', rightsConfirmed: 'true' };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    for (const picture of await picturesOf(3, from)) form.append('images', picture, 'a.jpg');
    return this.request(`${origin}/api/custom-thumbnail-styles`, { method: 'POST', body: form });
  }

  async styles(origin: string): Promise<CustomThumbnailStyle[]> {
    const answer = await this.request(`${origin}/api/custom-thumbnail-styles`);
    return ((await answer.json()) as { styles: CustomThumbnailStyle[] }).styles;
  }

  async jobs(origin: string): Promise<Job[]> {
    return ((await (await this.request(`${origin}/api/jobs`)).json()) as { jobs: Job[] }).jobs;
  }

  async coins(origin: string): Promise<number> {
    return ((await (await this.request(`${origin}/api/user/coins`)).json()) as { coins: number }).coins;
  }
}
