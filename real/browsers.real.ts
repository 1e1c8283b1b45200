import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { type Browser, openFirefox, openWebKit } from './browsers.ts';
import { makeFolder } from './programs.ts';

const prompt = 'I survived 100 days in the desert';
const hasPicture = `() => {
  const picture = document.querySelector('a[data-image] img');
  return picture !== null && picture.complete && picture.naturalWidth > 0;
}`;
const hasDialog = `() => document.querySelector('[role=dialog]') !== null`;

/** The main journey in browsers that Playwright's Chromium says nothing about. */
describe.each([
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKitGTK', open: openWebKit },
])('in $name', ({ open }) => {
  const folder = makeFolder();
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer({ dataDir: path.join(folder.folder, 'data') });
    browser = await open(folder.folder);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    folder.remove();
  });
  const isTrue = (script: string) => expect.poll(() => browser.run<boolean>(script)).toBe(true);

  it('the landing page can be left in its first second without an error', async () => {
    await browser.open(`${server.origin}/`);
    await browser.open(`${server.origin}/pricing`);
    await browser.open(`${server.origin}/`);
    await isTrue(`() => document.querySelector('h1') !== null`);
    expect(await browser.errors()).toEqual([]);
  });

  it('a user signs up, generates, looks, and finds the picture in the gallery', async () => {
    await browser.open(`${server.origin}/signup`);
    await browser.fill('Name', 'Ada');
    await browser.fill('E-mail', 'ada@example.org');
    await browser.fill('Password', 'a lighthouse of their own 9');
    await browser.click('checkbox', '');
    await browser.click('button', 'Sign up');
    await isTrue(`() => location.pathname === '/editor'`);
    await browser.fill('Prompt', prompt);
    await browser.click('button', 'Generate');
    await isTrue(hasPicture);
    await browser.run(`() => document.querySelector('a[data-image]').click()`);
    await isTrue(hasDialog);
    await browser.press('Escape');
    await isTrue(`() => document.querySelector('[role=dialog]') === null`);
    // The viewer closes by going back in the history: a page opened meanwhile is aborted.
    await isTrue(`() => location.pathname === '/editor' && !location.search.includes('image')`);
    await browser.open(`${server.origin}/gallery`);
    await isTrue(hasPicture);
    expect(await browser.errors()).toEqual([]);
  });

  it('a picture that another tab makes arrives by event', async () => {
    await browser.open(`${server.origin}/editor`);
    await isTrue(hasPicture);
    await browser.run(`() => {
      const form = new FormData();
      form.set('prompt', 'A volcano by event');
      form.set('variant', 'Genesys 1.0');
      void fetch('/api/generate', { method: 'POST', body: form });
    }`);
    await isTrue(`() => [...document.querySelectorAll('a[data-image]')].length >= 2`);
    expect(await browser.errors()).toEqual([]);
  });

  it('the service worker becomes active', async () => {
    await browser.run(`() => {
      window.workerState = 'none';
      navigator.serviceWorker?.ready.then((ready) => { window.workerState = ready.active?.state ?? 'none'; });
    }`);
    await isTrue(`() => window.workerState === 'activated'`);
  });
});
