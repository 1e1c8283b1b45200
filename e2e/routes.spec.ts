import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { aliases, homePath, type RouteName, routes } from '#contract/routes.ts';
import { sampleOf } from '#testing/sample.ts';
import { barriersOf } from './harness/barriers.ts';
import { expect, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import { giveAdminRight, givePlan } from './harness/roles.ts';

// Each address of the table of routes: all roles at one width, the other widths as one role.

type Role = 'visitor' | 'free' | 'paid' | 'admin';

interface Walker {
  title: string;
  role: Role;
  width: number;
}

const walkers: readonly Walker[] = [
  ...(['visitor', 'free', 'paid', 'admin'] as const).map((role) => ({
    title: `for ${role}`,
    role,
    width: 1280,
  })),
  ...[360, 768, 1920].map((width) => ({ title: `at ${width} pixels`, role: 'free' as const, width })),
];

/** The logout is last: a visit ends the session. */
const allNames = (Object.keys(routes) as RouteName[]).sort(
  (one, other) => Number(one === 'logout') - Number(other === 'logout'),
);

const visits = sampleOf(
  walkers.flatMap((walker) => allNames.map((name) => ({ walker, name }))),
  16,
);

/** Where a role ends up. */
function destinationOf(name: RouteName, role: Role): string {
  const { path, access } = routes[name];
  if (name === 'logout') return routes.login.path;
  if (role === 'visitor') return access === 'signedIn' || access === 'admin' ? routes.login.path : path;
  if (access === 'guest') return homePath;
  return access === 'admin' && role !== 'admin' ? routes.adminAccess.path : path;
}

/** What is wrong with a page, in a sentence each. */
async function faultsOf(page: Page): Promise<string[]> {
  const barriers = (await barriersOf(page))
    .filter(({ isSerious }) => isSerious)
    .map(({ rule, elements }) => `axe ${rule}: ${elements}`);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...barriers, ...(excess > 0 ? [`scrolls ${excess} px sideways`] : []), ...(await deadLinks(page))];
}

const served = new Map<string, boolean>();

/** Links of this site that lead to no page, and those within the page that lead to no place. */
async function deadLinks(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', location.href);
      if (url.origin !== location.origin) return [];
      const isHere = url.pathname === location.pathname && url.hash.length > 1;
      if (isHere && document.getElementById(url.hash.slice(1)) === null) return [`no place: ${url.hash}`];
      return [url.pathname];
    }),
  );
  const known = new Set<string>([...Object.values(routes).map(({ path }) => path), ...Object.keys(aliases)]);
  const dead: string[] = [];
  for (const path of new Set(found)) {
    if (known.has(path)) continue;
    // Routes that the server itself answers, such as sign-in, the API page and pictures. The logout has its
    // own test.
    if (!served.has(path)) served.set(path, path === '/auth/logout' || (await isServed(page, path)));
    if (served.get(path) !== true) dead.push(`dead link: ${path}`);
  }
  return dead;
}

/** What the address of a page without more in it is refused with: the page says so. */
const refusals: Partial<Record<string, number>> = { sandboxPortal: 409 };

/** What the server itself answers. English has no address of its own. */
const servedPlaces = new Set(['auth', 'api', 'files', 'media', 'showcase', 'docs', ...languages.slice(1)]);

async function isServed(page: Page, path: string): Promise<boolean> {
  if (!servedPlaces.has(path.split('/')[1] ?? '')) return false;
  const answer = await page.request.get(new URL(path, page.url()).href, { maxRedirects: 0 });
  return answer.status() < 400;
}

/** Goes to each address and says what is wrong. */
async function walk(
  context: BrowserContext,
  origin: string,
  { role, names }: { role: Role; names: readonly RouteName[] },
  info: TestInfo,
): Promise<void> {
  const page = await context.newPage();
  let current = '';
  const faults: string[] = [];
  page.on('console', (message) => {
    // The browser's own word on what is looked at below.
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
    // Redirected: that page has its own turn.
    if (destinationOf(name, role) !== routes[name].path) continue;
    await expect(page.getByRole('heading').first(), name).toBeVisible();
    await expect(page.getByText('Loading', { exact: true }), name).toBeHidden();
    await expect.poll(() => page.title(), name).toContain('Adventure');
    await page.screenshot({ path: info.outputPath(`${name}.png`) });
    faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

/** A browser with a signed-in user of the role. */
async function comeAs(
  browser: Browser,
  server: PreparedServer,
  role: Role,
  width: number,
): Promise<BrowserContext> {
  const look = { reducedMotion: 'reduce', viewport: { width, height: 800 } } as const;
  const context = await browser.newContext(look);
  if (role === 'visitor') return context;
  const page = await context.newPage();
  const person = await signUp(page, server.origin);
  if (role === 'paid') await givePlan(browser, server, person, 'pro');
  // Not the server's own admin: the walk ends with a logout.
  if (role === 'admin') await giveAdminRight(browser, server, person);
  await page.close();
  return context;
}

// The longest of all, and nothing one role does is another's affair. The time is a guard against hangs: alone
// on a machine each takes half a minute.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const walker of walkers) {
  const { title, role, width } = walker;
  const names = visits.filter((visit) => visit.walker === walker).map(({ name }) => name);
  if (names.length === 0) continue;
  test(`every address is as it should be ${title}`, async ({ browser, server }, info) => {
    const context = await comeAs(browser, server, role, width);
    await walk(context, server.origin, { role, names }, info);
    await context.close();
  });
}
