import { answerForGallery, picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { boxOf, middleOf, pinch, swipe, tap } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { comparePath } from './compare-path.ts';

const stage = page.getByTestId('compare-stage');
const divider = page.getByRole('slider', { name: 'Divider' });
const zoom = page.getByRole('group', { name: 'Zoom' }).getByRole('status');
const mode = (name: string) => page.getByRole('radio', { name, exact: true });
const side = (index: number) => stage.getByRole('img', { includeHidden: true }).nth(index);
const loupe = page.getByRole('button', { name: 'Loupe, 1:1' });

test('on a phone: divider, pinch, tap, loupe and sheet', async ({ api }) => {
  const pictures = picturesOf(['a windmill', 'a lighthouse']);
  const [one, two] = pictures;
  answerForGallery(api, pictures);
  await openPage(comparePath(one?.id ?? '', two?.id ?? ''));
  await expect.element(stage).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByText('Drag the divider. Two fingers zoom.')).toBeVisible();

  const grip = middleOf(divider);
  await swipe(grip, { x: grip.x - 90, y: grip.y + 10 });
  await expect.element(divider).toHaveAttribute('aria-valuenow', '25');

  const middle = middleOf(stage);
  const below = { x: middle.x, y: middle.y + 70 };
  await pinch(below, 80, 240);
  await expect.element(zoom).toMatchTextContent(/^3x$/);
  await expect.element(divider).toHaveAttribute('aria-valuenow', '25');
  const pinched = boxOf(side(0)).x;
  await swipe({ x: 250, y: below.y }, { x: 190, y: below.y });
  await expect.poll(() => boxOf(side(0)).x).toBeCloseTo(pinched - 60, 0);
  await pinch(below, 300, 40);
  await expect.element(zoom).toMatchTextContent(/^1x$/);

  await mode('Blink').click();
  await expect.element(mode('Second')).toBeChecked();
  await tap(middle);
  await expect.element(mode('First')).toBeChecked();
  await mode('Side by side').click();
  await expect.element(mode('Side by side')).toBeChecked();
  await expect.poll(() => boxOf(side(0)).bottom).toBeLessThan(boxOf(side(1)).y);
  await mode('Difference').click();
  await mode('1x').click();
  await expect.element(mode('1x')).toBeChecked();
  await loupe.click();
  const lens = page.getByTestId('loupe').getByText('1:1');
  const rested = boxOf(lens).x;
  await swipe(middle, { x: middle.x + 30, y: middle.y });
  await expect.poll(() => boxOf(lens).x - rested).toBeCloseTo(30, 0);
  await loupe.click();

  await page.getByRole('button', { name: 'Details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pictures' });
  await expect.poll(() => sheet.getByText('1280×720').elements()).toHaveLength(2);
  await press('Escape');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Compare' })).toBeVisible();
  expect(document.documentElement.scrollWidth, 'nothing is wider than the phone').toBe(360);
});
