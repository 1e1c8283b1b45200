import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { translatedLanguages } from '#contract/languages.ts';
import { aliases, homePath, type RouteName, routes } from '#contract/routes.ts';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import { assignPlan, grantAdmin } from './harness/roles.ts';

// Every route: each role at one width, and the other widths as one role.

type Role = 'visitor' | 'free' | 'paid' | 'admin';

interface Walker {
  title: string;
  role: Role;
  width: number;
}

const walkers: readonly Walker[] = [
  ...(['visitor', 'free', 'paid', 'admin'] as const).map((role) => ({
    title: `for the ${role} role`,
    role,
    width: 1280,
  })),
  ...[360, 768, 1920].map((width) => ({ title: `at ${width} px`, role: 'free' as const, width })),
];

/** Logout is last, because it ends the session. */
const allNames = (Object.keys(routes) as RouteName[]).sort(
  (one, other) => Number(one === 'logout') - Number(other === 'logout'),
);

const visits = sampleOf(
  walkers.flatMap((walker) => allNames.map((name) => ({ walker, name }))),
  10,
);

/** Returns the path at which a role ends up. */
function destinationOf(name: RouteName, role: Role): string {
  const { path, access } = routes[name];
  if (name === 'logout') return routes.login.path;
  if (role === 'visitor') return access === 'signedIn' || access === 'admin' ? routes.login.path : path;
  if (access === 'guest') return homePath;
  return access === 'admin' && role !== 'admin' ? routes.adminAccess.path : path;
}

/** Returns a page’s faults as one sentence each. */
async function faultsOf(page: Page): Promise<string[]> {
  const violations = (await accessibilityViolations(page))
    .filter(({ isSerious }) => isSerious)
    .map(({ rule, elements }) => `axe ${rule}: ${elements}`);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations,
    ...(excess > 0 ? [`scrolls ${excess} px sideways`] : []),
    ...(await deadLinks(page)),
  ];
}

const served = new Map<string, boolean>();

/** Returns internal links without a page, and anchors without a target. */
async function deadLinks(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', location.href);
      if (url.origin !== location.origin) return [];
      const isOnThisPage = url.pathname === location.pathname && url.hash.length > 1;
      if (isOnThisPage && document.getElementById(url.hash.slice(1)) === null)
        return [`no target: ${url.hash}`];
      return [url.pathname];
    }),
  );
  const known = new Set<string>([...Object.values(routes).map(({ path }) => path), ...Object.keys(aliases)]);
  const dead: string[] = [];
  for (const path of new Set(found)) {
    if (known.has(path)) continue;
    // Paths that the server itself answers, such as sign-in, the API page and pictures. Logout has its own
    // test.
    if (!served.has(path)) served.set(path, path === '/auth/logout' || (await isServed(page, path)));
    if (served.get(path) !== true) dead.push(`dead link: ${path}`);
  }
  return dead;
}

/** Expected error statuses of pages that need more in their URL. The page shows a message. */
const refusals: Partial<Record<string, number>> = { sandboxPortal: 409 };

/** Path prefixes that the server itself answers. English has no prefix. */
const serverPrefixes = new Set(['auth', 'api', 'files', 'media', 'showcase', 'docs', ...translatedLanguages]);

async function isServed(page: Page, path: string): Promise<boolean> {
  if (!serverPrefixes.has(path.split('/')[1] ?? '')) return false;
  const answer = await page.request.get(new URL(path, page.url()).href, { maxRedirects: 0 });
  return answer.status() < 400;
}

/** Visits each route and asserts that none has faults. */
async function visitRoutes(
  context: BrowserContext,
  origin: string,
  { role, names }: { role: Role; names: readonly RouteName[] },
  info: TestInfo,
): Promise<void> {
  const page = await context.newPage();
  let current = '';
  const faults: string[] = [];
  page.on('console', (message) => {
    // Failed requests are checked below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') faults.push(`${current}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${current}: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() === refusals[current]) return;
    if (answer.status() >= 400) faults.push(`${current}: ${answer.status()} for ${answer.url()}`);
  });
  for (const name of names) {
    current = name;
    await page.goto(origin + routes[name].path);
    await expect(page, name).toHaveURL((url) => url.pathname === destinationOf(name, role));
    // Redirected: the destination is visited on its own.
    if (destinationOf(name, role) !== routes[name].path) continue;
    await expect(page.getByRole('heading').first(), name).toBeVisible();
    await expect(page.getByText('Loading', { exact: true }), name).toBeHidden();
    await expect.poll(() => page.title(), name).toContain('Adventure');
    await page.screenshot({ path: info.outputPath(`${name}.png`) });
    faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

/** Opens a browser context with a signed-in user of the role. */
async function openContextAs(
  browser: Browser,
  server: PreparedServer,
  role: Role,
  width: number,
): Promise<BrowserContext> {
  const options = { reducedMotion: 'reduce', viewport: { width, height: 800 } } as const;
  const context = await browser.newContext(options);
  if (role === 'visitor') return context;
  const page = await context.newPage();
  const user = await signUp(page, server.origin);
  if (role === 'paid') await assignPlan(browser, server, user, 'pro');
  // A separate admin, because the walk ends with a logout.
  if (role === 'admin') await grantAdmin(browser, server, user);
  await page.close();
  return context;
}

// These tests are the longest and independent of each other. The timeout only guards against hangs. Each
// takes half a minute on an idle machine.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const walker of walkers) {
  const { title, role, width } = walker;
  const names = visits.filter((visit) => visit.walker === walker).map(({ name }) => name);
  if (names.length === 0) continue;
  test(`every route renders ${title}`, async ({ browser, server }, info) => {
    const context = await openContextAs(browser, server, role, width);
    await visitRoutes(context, server.origin, { role, names }, info);
    await context.close();
  });
}
