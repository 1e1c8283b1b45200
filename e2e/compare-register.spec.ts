import type { Browser, Locator, Page } from '@playwright/test';
import type { ImageDetails } from '#contract/images.ts';
import { sampleOf } from '#testing/sample.ts';
import { comparePath } from '#web/features/compare/compare-path.ts';
import { expect, generate, signUp, test } from './harness/fixtures.ts';
import {
  crossings,
  type Pattern,
  patternOf,
  patternPng,
  readPixels,
  type Screenshot,
} from './harness/register-pattern.ts';

const beforeId = '00000000-0000-4000-8000-00000000000a';
const afterId = '00000000-0000-4000-8000-00000000000b';

/**
 * In screen pixels. Two edges closer than this are on the same pixel. Browsers sample a picture at sixteenths
 * of its pixels. At 5x that is 0.4 screen pixels for the small side.
 */
const tolerancePx = 0.5;

interface Pair {
  pattern: Pattern;
  factor: number;
}

/** Opens the comparer on the pattern and on a copy of it enlarged by `factor`, served as two pictures. */
async function openPair(page: Page, origin: string, { pattern, factor }: Pair): Promise<void> {
  await signUp(page, origin);
  await generate(page, 'a lighthouse');
  await expect(page.getByRole('link', { name: 'a lighthouse' })).toBeVisible({ timeout: 30_000 });
  const [image]: ImageDetails[] = await page.evaluate(
    async () => (await (await fetch('/api/user/user-images')).json()).images,
  );
  const sides = [
    { id: beforeId, factor: 1 },
    { id: afterId, factor },
  ];
  for (const side of sides) {
    const file = await patternPng(pattern, side.factor);
    const url = `/pattern-${side.factor}.png`;
    await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'image/png', body: file }));
    await page.route(`**/api/user-images/${side.id}`, (route) =>
      route.fulfill({
        json: {
          success: true,
          image: {
            ...image,
            id: side.id,
            url,
            width: pattern.width * side.factor,
            height: pattern.height * side.factor,
          },
        },
      }),
    );
  }
  await page.goto(`${origin}${comparePath(beforeId, afterId)}`);
  await expect(page.getByTestId('compare-stage')).toHaveAttribute('aria-busy', 'false');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not on the page');
  return box;
}

/** Waits until pending changes are painted. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Returns the pictures on the stage: before, then after. */
const pictures = (page: Page) => page.getByTestId('compare-stage').getByRole('img', { includeHidden: true });

/** Returns the part of a box that lies inside another. */
function within(box: Box, room: Box): Box {
  const [x, y] = [Math.max(box.x, room.x), Math.max(box.y, room.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, room.x + room.width) - x,
    height: Math.min(box.y + box.height, room.y + room.height) - y,
  };
}

/** Returns the expected edges of the pattern, in screen pixels from the start of `screenshot`. */
function expectedEdges(edges: readonly number[], length: number, from: number, extent: number, room: number) {
  return edges.map((edge) => from + (edge / length) * extent).filter((at) => at > 6 && at < room - 6);
}

function nearest(found: readonly number[], target: number): number {
  return found.reduce(
    (best, at) => (Math.abs(at - target) < Math.abs(best - target) ? at : best),
    Number.NaN || 1e9,
  );
}

/** Returns the position of each edge on the screen, along lines through the middle of fields. */
function visibleEdges(
  screenshot: Screenshot,
  target: readonly number[],
  lines: readonly number[],
  isColumn: boolean,
): number[][] {
  return lines.map((line) => {
    const length = isColumn ? screenshot.width : screenshot.height;
    const at = Math.round(line);
    const values = Array.from({ length }, (_, index) =>
      isColumn ? screenshot.at(index, at) : screenshot.at(at, index),
    );
    const found = crossings(values);
    return target.map((edge) => nearest(found, edge));
  });
}

/** Returns lines half-way between neighbouring edges. */
function between(edges: readonly number[]): number[] {
  return edges.slice(1).map((edge, index) => (edge + (edges[index] ?? edge)) / 2);
}

interface Measured {
  columns: number[][];
  rows: number[][];
  expectedColumns: number[];
  expectedRows: number[];
}

/** Reads one side’s edges from the screen. The clip is limited to the visible part of the picture. */
async function measure(page: Page, picture: Box, clip: Box, pattern: Pattern): Promise<Measured> {
  const ratio = await page.evaluate(() => devicePixelRatio);
  const screenshot = await readPixels(page, clip);
  const expectedColumns = expectedEdges(
    pattern.columns,
    pattern.width,
    picture.x * ratio - screenshot.left,
    picture.width * ratio,
    screenshot.width,
  );
  const expectedRows = expectedEdges(
    pattern.rows,
    pattern.height,
    picture.y * ratio - screenshot.top,
    picture.height * ratio,
    screenshot.height,
  );
  // The first line, one in the middle and the last.
  const some = (lines: number[]) =>
    [lines[0], lines[lines.length >> 1], lines.at(-1)].filter((at) => at !== undefined);
  return {
    columns: visibleEdges(screenshot, expectedColumns, some(between(expectedRows)), true),
    rows: visibleEdges(screenshot, expectedRows, some(between(expectedColumns)), false),
    expectedColumns,
    expectedRows,
  };
}

/** Asserts that both sides match the view and each other to the pixel. */
function expectAligned(before: Measured, after: Measured, view: string): void {
  expect(before.expectedColumns.length, `${view}: visible edges`).toBeGreaterThan(4);
  expect(before.expectedRows.length, `${view}: visible edges`).toBeGreaterThan(2);
  const [left, right] = [offsets(before), offsets(after)];
  expect(left.length).toBe(right.length);
  for (const [index, offset] of left.entries()) {
    const other = right[index] ?? Number.NaN;
    expect(Math.abs(offset), `${view}: an edge on the first side`).toBeLessThan(tolerancePx);
    expect(Math.abs(other), `${view}: an edge on the second side`).toBeLessThan(tolerancePx);
    expect(Math.abs(offset - other), `${view}: the same edge on both sides`).toBeLessThan(tolerancePx);
  }
}

/** Returns how far each edge is from its expected position, in screen pixels. */
function offsets({ columns, rows, expectedColumns, expectedRows }: Measured): number[] {
  return [
    ...columns.flatMap((line) => line.map((at, edge) => at - (expectedColumns[edge] ?? 1e9))),
    ...rows.flatMap((line) => line.map((at, edge) => at - (expectedRows[edge] ?? 1e9))),
  ];
}

/** Measures both sides in each mode that shows them. */
async function checkView(page: Page, pattern: Pattern, view: string): Promise<void> {
  const stage = await boxOf(page.getByTestId('compare-stage'));
  const mode = (name: string) => page.getByRole('radio', { name, exact: true });
  // Excludes the badges, and the line of the divider at either end.
  const clear = (box: Box): Box => ({
    x: box.x + 30,
    y: box.y + 4,
    width: box.width - 60,
    height: box.height - 60,
  });

  await mode('Slider').click();
  const [first, second] = [pictures(page).nth(0), pictures(page).nth(1)];
  const [beforeBox, afterBox] = [await boxOf(first), await boxOf(second)];
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(beforeBox[side], `${view}: ${side} of both`).toBeCloseTo(afterBox[side], 2);
  }
  const clip = clear(within(beforeBox, stage));
  await page.getByRole('slider', { name: 'Divider' }).press('End');
  const before = await measure(page, beforeBox, clip, pattern);
  await page.getByRole('slider', { name: 'Divider' }).press('Home');
  expectAligned(before, await measure(page, afterBox, clip, pattern), `${view}, slider`);

  await mode('Blink').click();
  await mode('First').click();
  const shown = await measure(page, beforeBox, clip, pattern);
  await mode('Second').click();
  expectAligned(shown, await measure(page, afterBox, clip, pattern), `${view}, blink`);

  await mode('Side by side').click();
  const [left, right] = [await boxOf(first), await boxOf(second)];
  expect(left.width, `${view}: the same width`).toBeCloseTo(right.width, 2);
  expect(left.height, `${view}: the same height`).toBeCloseTo(right.height, 2);
  const pane = { ...stage, width: Math.floor((stage.width - 2) / 2) };
  const leftClip = clear(within(left, pane));
  const offset = { x: right.x - left.x, y: right.y - left.y };
  const rightClip = { ...leftClip, x: leftClip.x + offset.x, y: leftClip.y + offset.y };
  expectAligned(
    await measure(page, left, leftClip, pattern),
    await measure(page, right, rightClip, pattern),
    `${view}, side by side`,
  );
  await mode('Slider').click();
}

async function openPage(browser: Browser, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor });
  return context.newPage();
}

const pairs: [string, Pair, number][] = [
  ['640×360 and its 4x enlargement', { pattern: patternOf(640, 360), factor: 4 }, 1],
  [
    '640×360 and its 4x enlargement, on a high-density screen',
    { pattern: patternOf(640, 360), factor: 4 },
    1.25,
  ],
  ['an odd-sized picture and its 2x enlargement', { pattern: patternOf(641, 363), factor: 2 }, 1],
];

for (const [name, pair, deviceScaleFactor] of sampleOf(pairs, 1)) {
  test(`both sides align to the pixel at every zoom and pan: ${name} @full`, async ({ browser, server }) => {
    test.slow();
    const page = await openPage(browser, deviceScaleFactor);
    await openPair(page, server.origin, pair);
    const { pattern } = pair;
    const stage = await boxOf(page.getByTestId('compare-stage'));
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
    const drag = async (x: number, y: number) => {
      await page.mouse.move(middle.x + 60, middle.y + 60);
      await page.mouse.down();
      await page.mouse.move(middle.x + 60 + x, middle.y + 60 + y, { steps: 4 });
      await page.mouse.up();
    };
    const zoomTo = async (presses: number, shown: string) => {
      await page.keyboard.press('0');
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('+');
      await expect(page.getByRole('group', { name: 'Zoom' }).getByText(shown)).toBeVisible();
    };

    await checkView(page, pattern, 'zoom 1');
    await zoomTo(1, '1.2x');
    await checkView(page, pattern, 'zoom 1.2');
    await drag(-31, 17);
    await checkView(page, pattern, 'zoom 1.2, moved');
    await zoomTo(4, '2.1x');
    await checkView(page, pattern, 'zoom 2.07');
    await drag(137, -83);
    await checkView(page, pattern, 'zoom 2.07, moved');
    await zoomTo(9, '5x');
    await drag(-143, 71);
    await checkView(page, pattern, 'zoom 5, moved');
    await drag(999, 999);
    await checkView(page, pattern, 'zoom 5, in a corner');
    // The wheel reaches zoom levels that the buttons do not.
    await page.keyboard.press('0');
    await page.mouse.move(stage.x + 211, stage.y + 307);
    await page.mouse.wheel(0, -437);
    await checkView(page, pattern, 'zoom by the wheel at a point');
    await page.context().close();
  });
}

test('the loupe shows the larger picture at one screen pixel per pixel, aligned with the smaller one @full', async ({
  browser,
  server,
}) => {
  const page = await openPage(browser, 1);
  const pattern = patternOf(640, 360);
  await openPair(page, server.origin, { pattern, factor: 4 });
  await page.getByRole('button', { name: 'Loupe, 1:1' }).click();
  const [before, after] = [0, 1].map((index) => page.getByTestId('loupe').locator('img').nth(index));
  if (before === undefined || after === undefined) throw new Error('there are two lenses');
  const stage = await boxOf(page.getByTestId('compare-stage'));
  for (const [x, y] of [
    [0.5, 0.7],
    [0.31, 0.82],
    [0.77, 0.66],
  ] as const) {
    await page.mouse.move(stage.x + stage.width * x, stage.y + stage.height * y);
    await nextFrame(page);
    const lensOf = async (picture: Locator) => {
      const rect = await boxOf(picture);
      const lens = await boxOf(picture.locator('..'));
      // Excludes the names and the rounded corners.
      const clip = { x: lens.x + 8, y: lens.y + 26, width: lens.width - 16, height: lens.height - 60 };
      return {
        rect,
        lens,
        screenshot: await readPixels(page, clip),
        sides: await measure(page, rect, clip, pattern),
      };
    };
    const [small, large] = [await lensOf(before), await lensOf(after)];
    expect(large.rect.width, 'as many pixels as the picture has').toBeCloseTo(2_560, 2);
    expect(small.rect.width).toBeCloseTo(2_560, 2);
    expect(small.rect.x - small.lens.x).toBeCloseTo(large.rect.x - large.lens.x, 2);
    let greyPixels = 0;
    for (let row = 0; row < large.screenshot.height; row += 1) {
      for (let column = 0; column < large.screenshot.width; column += 1) {
        const grey = large.screenshot.at(column, row);
        if (grey > 8 && grey < 247) greyPixels += 1;
      }
    }
    expect(greyPixels, 'pixels that are neither black nor white').toBe(0);
    const [left, right] = [offsets(small.sides), offsets(large.sides)];
    expect(left.length, 'edges in the lens').toBeGreaterThan(0);
    for (const [index, offset] of left.entries()) {
      expect(Math.abs(right[index] ?? Number.NaN)).toBeLessThan(0.05);
      expect(Math.abs(offset)).toBeLessThan(tolerancePx);
    }
  }
  await page.context().close();
});

test('the difference between a picture and its enlargement is black except at the edges @full', async ({
  browser,
  server,
}) => {
  const page = await openPage(browser, 1);
  const pattern = patternOf(640, 360);
  await openPair(page, server.origin, { pattern, factor: 4 });
  await page.getByRole('radio', { name: 'Difference' }).click();
  await page.getByRole('radio', { name: '16x' }).click();
  for (const key of ['0', '+', '+', '+']) await page.keyboard.press(key);
  const picture = await boxOf(pictures(page).first());
  const stage = await boxOf(page.getByTestId('compare-stage'));
  const clip = within(picture, stage);
  const screenshot = await readPixels(page, { ...clip, height: clip.height - 60 });
  const far = (edges: readonly number[], length: number, from: number, extent: number) => (at: number) =>
    edges.every((edge) => Math.abs(from + (edge / length) * extent - at - 0.5) > 6);
  const isFarAcross = far(pattern.columns, pattern.width, picture.x - clip.x, picture.width);
  const isFarDown = far(pattern.rows, pattern.height, picture.y - clip.y, picture.height);
  let [inside, bright, brightest] = [0, 0, 0];
  for (let y = 12; y < screenshot.height; y += 1) {
    for (let x = 12; x < screenshot.width - 12; x += 1) {
      brightest = Math.max(brightest, screenshot.at(x, y));
      if (!isFarAcross(x) || !isFarDown(y)) continue;
      inside += 1;
      if (screenshot.at(x, y) > 16) bright += 1;
    }
  }
  expect(inside).toBeGreaterThan(10_000);
  expect(bright, 'pixels that differ inside the fields').toBe(0);
  // The enlargement has sharp edges and the small picture soft ones. Without that difference nothing was
  // compared.
  expect(brightest).toBe(255);
  await page.context().close();
});
