import { mkdirSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, Key, logging, type WebElement } from 'selenium-webdriver';
import { freePort, type Program, startProgram } from './programs.ts';

/** A window of a real browser. Elements are found by their role and name, as users find them. */
export interface Browser {
  readonly version: string;
  open(url: string): Promise<void>;
  /** Clicks the first visible element of that role whose name begins so. Waits for it. */
  click(role: string, name: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(name: string, text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside of it. */
  run<Result>(script: string): Promise<Result>;
  screenshot(): Promise<Buffer>;
  /** Errors of pages since the last call. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

const waitMs = 20_000;

/**
 * Marks the first visible element with a role and a name that begins with the given one, and returns its
 * selector, or null. In an open dialog only that is looked at.
 */
const mark = `(role, name) => {
  const nameOf = (element) => {
    const byIds = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ').trim();
    return (byIds || element.getAttribute('aria-label') || labels || element.alt || element.textContent || '').trim();
  };
  const usual = { BUTTON: 'button', TEXTAREA: 'textbox', A: 'link', IMG: 'img' };
  const inputs = { checkbox: 'checkbox', radio: 'radio', search: 'searchbox' };
  const roleOf = (element) => element.getAttribute('role') ?? usual[element.tagName] ?? (element.tagName === 'INPUT' ? inputs[element.type] ?? 'textbox' : '');
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const all = [...(dialog ?? document).querySelectorAll('button,textarea,input,a,img,[role]')];
  const found = all.find((element) => roleOf(element) === role && nameOf(element).startsWith(name) && element.getClientRects().length > 0 && !element.disabled);
  if (!found) return null;
  const id = 'found-' + Math.random().toString(36).slice(2);
  found.setAttribute('data-found', id);
  return '[data-found="' + id + '"]';
}`;

/** Collects the errors of a page: of WebKit's driver there is no other way to see them. */
const watch = `() => {
  if (window.seenErrors) return;
  window.seenErrors = [];
  addEventListener('error', (event) => window.seenErrors.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => window.seenErrors.push('rejection: ' + event.reason));
}`;

async function until<Result>(what: string, find: () => Promise<Result | null>): Promise<Result> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const found = await find();
    if (found !== null) return found;
    if (performance.now() > deadline) throw new Error(`never found: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Debian's Firefox, by WebDriver BiDi. */
export async function openFirefox(folder: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    userDataDir: path.join(folder, 'firefox'),
    env: { ...process.env, HOME: folder, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const find = (role: string, name: string) =>
    until(`${role} ${name}`, () =>
      page.evaluate(`(${mark})(${JSON.stringify(role)}, ${JSON.stringify(name)})`).catch(() => null),
    ) as Promise<string>;
  return {
    version: await browser.version(),
    async open(url) {
      await page.goto(url);
    },
    async click(role, name) {
      await page.click(await find(role, name));
    },
    async fill(name, text) {
      const selector = await find('textbox', name);
      await page.click(selector);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.type(selector, text);
    },
    press: (key) => page.keyboard.press(key),
    run: <Result>(script: string) => page.evaluate(`(${script})()`) as Promise<Result>,
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}

/** WebKitGTK's small browser, by its WebDriver, on a display of its own. */
export async function openWebKit(folder: string): Promise<Browser> {
  const port = await freePort();
  const home = path.join(folder, 'webkit');
  mkdirSync(home);
  const driver: Program = await startProgram(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`],
    {
      port,
      env: {
        HOME: home,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    },
  );
  const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  logging.getLogger().setLevel(logging.Level.OFF);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1300, height: 900 });
  const find = (role: string, name: string): Promise<WebElement> =>
    until(`${role} ${name}`, async () => {
      try {
        const script = `return (${mark})(arguments[0], arguments[1])`;
        const selector = await session.executeScript<string | null>(script, role, name);
        return selector === null ? null : await session.findElement({ css: selector });
      } catch {
        return null;
      }
    });
  const caps = await session.getCapabilities();
  return {
    version: `${caps.getBrowserName()} ${caps.getBrowserVersion()}`,
    async open(url) {
      await session.get(url);
      await session.executeScript(`(${watch})()`);
    },
    async click(role, name) {
      await (await find(role, name)).click();
    },
    async fill(name, text) {
      const field = await find('textbox', name);
      await field.clear();
      await field.sendKeys(text);
    },
    async press() {
      await session.actions().sendKeys(Key.ESCAPE).perform();
    },
    run: <Result>(script: string) => session.executeScript<Result>(`return (${script})()`),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: () => session.executeScript<string[]>('return (window.seenErrors ?? []).splice(0)'),
    async close() {
      await session.quit();
      await driver.stop();
    },
  };
}
