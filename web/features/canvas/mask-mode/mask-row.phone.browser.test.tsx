import type { Language } from '#contract/languages.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { boxOf } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

const texts = {
  en: { edit: 'Edit a boat', row: 'Selection tools', menu: 'Adjust', person: 'Select the person' },
  pt: {
    edit: 'Editar a boat',
    row: 'Ferramentas de seleção',
    menu: 'Ajustar',
    person: 'Selecionar a pessoa',
  },
  es: {
    edit: 'Editar a boat',
    row: 'Herramientas de selección',
    menu: 'Ajustar',
    person: 'Seleccionar a la persona',
  },
} as const satisfies Record<Language, object>;

test.for(['en', 'pt', 'es'] as const)(
  'the row of the mask tools is one row on a tablet of 1024 pixels: %s',
  async (language, { canvas }) => {
    expect(canvas.jobs()).toEqual([]);
    await page.viewport(1024, 768);
    await openPage('/editor/canvas', { language });
    const { edit, row, menu, person } = texts[language];
    await page.getByRole('button', { name: edit }).click();
    await expect.poll(() => document.querySelector('canvas')).not.toBeNull();
    await press('b');
    const tools = page.getByRole('group', { name: row });
    const more = tools.getByRole('button', { name: menu });
    await expect.element(more).toBeVisible();
    const first = tools.getByRole('radio').first();
    await expect.poll(() => Math.abs(boxOf(more).top - boxOf(first).top)).toBeLessThan(8);
    await expect.poll(() => boxOf(more).right).toBeLessThanOrEqual(boxOf(tools).right);
    await more.click();
    await expect.element(page.getByRole('button', { name: person })).toBeVisible();
  },
);
