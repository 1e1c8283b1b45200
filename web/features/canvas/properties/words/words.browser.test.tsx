import { userEvent } from 'vitest/browser';
import type { LayerOf } from '#canvas/document/layer.ts';
import { listDesignFonts } from '#contract/design-files.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { stageTexts } from '../../stage/texts.ts';
import { propertiesTexts } from '../texts.ts';
import { wordsTexts } from './texts.ts';

const { english: words } = wordsTexts;
const { english: properties } = propertiesTexts;
const inPlace = page.getByRole('textbox', { name: stageTexts.english.editText });
const word = (name: string) => page.getByRole('button', { name, exact: true });
const panel = page.getByRole('region', { name: properties.properties });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) => {
    api.answer(listDesignFonts, () => ({ success: true as const, fonts: [] }));
    await use(answerForCanvas({ api, events, user }, picturesOf(['a boat'])));
  },
});

/** Opens a picture, and types a text into its middle. */
async function openText(content: string) {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await press('t');
  await page.getByRole('application').click();
  await expect.element(inPlace).toHaveFocus();
  await userEvent.keyboard(content);
}

test('words get a colour, a size and a marker of their own, and keep them while the text is typed', async ({
  canvas,
}) => {
  const text = () =>
    Object.values(canvas.document()?.layers ?? {}).find(
      (layer): layer is LayerOf<'text'> => layer.kind === 'text',
    );
  const parts = () => text()?.parts.map(({ words: of, style }) => ({ of, ...style }));
  await openText('I SURVIVED 100 DAYS');
  await word('100').click();
  await userEvent.keyboard('{Shift>}');
  await word('DAYS').click();
  await userEvent.keyboard('{/Shift}');
  await expect.element(page.getByText('Styling: 100 DAYS')).toBeVisible();
  await expect.element(word('100')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(word('SURVIVED')).toHaveAttribute('aria-pressed', 'false');
  expect(await accessibilityViolations('body')).toEqual([]);

  const color = panel.getByRole('textbox', { name: `${properties.color} (#)` });
  await color.fill('#ffd400');
  await userEvent.keyboard('{Enter}');
  const size = panel.getByRole('textbox', { name: properties.size }).first();
  await size.fill('130');
  await userEvent.keyboard('{Enter}');
  await panel.getByRole('switch', { name: words.marker }).click();
  const own = {
    fill: { kind: 'color', color: '#ffd400' },
    fontSize: 130,
    highlight: { color: '#ffe600', rounding: 0.12 },
  };
  await expect.poll(parts, { timeout: 6000 }).toEqual([{ of: '100 DAYS', ...own }]);
  expect(text()?.fontSize).not.toBe(130);

  // Typed before the words, in the text itself: the caret of a text of two sizes is drawn.
  await inPlace.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}OK, ');
  await expect.poll(() => text()?.content, { timeout: 6000 }).toBe('OK, I SURVIVED 100 DAYS');
  expect(parts()).toEqual([{ of: '100 DAYS', ...own }]);
  expect(document.querySelector('[data-part="own-carets"] line')).not.toBeNull();

  // A choice in the text is a choice in the panel; then they look as the rest again.
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}');
  await expect.element(page.getByText('Styling: DAYS')).toBeVisible();
  await panel.getByRole('button', { name: words.asTheRest }).click();
  await expect.poll(parts, { timeout: 6000 }).toEqual([{ of: '100 ', ...own }]);
  await panel.getByRole('button', { name: words.wholeText }).click();
  await expect.element(page.getByText(/^Styling/)).not.toBeInTheDocument();
  await size.fill('100');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text()?.fontSize, { timeout: 6000 }).toBe(100);
  // Words of a size of their own stay larger than the rest.
  expect(parts()?.[0]?.fontSize).toBeGreaterThan(100);
});

test('what was typed stays when a control is moved at once', async ({ canvas }) => {
  await openText('KEPT');
  await panel.getByRole('slider').first().click();
  await expect
    .poll(
      () =>
        Object.values(canvas.document()?.layers ?? {}).map((layer) => 'content' in layer && layer.content),
      {
        timeout: 6000,
      },
    )
    .toContain('KEPT');
});

test('the words of a text are named in the reader’s language', async ({ canvas }) => {
  expect(canvas.jobs()).toEqual([]);
  await openPage('/editor/canvas', { language: 'pt' });
  await page.getByRole('button', { name: 'Editar a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await press('t');
  await page.getByRole('application').click();
  await userEvent.keyboard('DOIS NOMES');
  await page.getByRole('button', { name: 'NOMES', exact: true }).click();
  await expect.element(page.getByText('Estilo de: NOMES')).toBeVisible();
});
