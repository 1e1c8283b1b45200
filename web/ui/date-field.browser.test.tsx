import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#contract/languages.ts';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { press } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { DateField } from './date-field.tsx';

interface Shown {
  value?: string;
  min?: string;
  max?: string;
  required?: boolean;
  language?: Language;
}

/** Shows a field alone, and returns the days that it has reported, with the value at the start. */
async function show({ value: first = '', language = 'en', ...props }: Shown): Promise<string[]> {
  await loadCatalogues(language);
  setLanguage(language);
  const days = [first];
  function Host() {
    const [value, setValue] = useState(first);
    return (
      <main>
        <DateField
          {...props}
          label="From"
          value={value}
          onChange={(day) => {
            days.push(day);
            setValue(day);
          }}
        />
        <button type="button">Next</button>
      </main>
    );
  }
  await render(<Host />);
  return days;
}

const field = page.getByLabelText('From', { exact: true });
const opener = page.getByRole('button', { name: 'Calendar: From' });
const grid = page.getByRole('grid');
const day = (name: string | RegExp) => grid.getByRole('button', { name });

test('a day is typed in the order of the language, and shown as it writes one', async () => {
  const days = await show({});
  await expect.element(field).toHaveAttribute('placeholder', 'mm/dd/yyyy');
  await field.fill('1/2/2020');
  expect(days).toEqual(['', '2020-01-02']);
  // What is typed stays as it is until the field is left.
  await expect.element(field).toHaveValue('1/2/2020');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(field).toHaveValue('01/02/2020');
  await field.fill('2021-12-31');
  await field.fill('');
  expect(days.slice(2)).toEqual(['2021-12-31', '']);
});

test('what is no day, or not allowed, is said once the field is left, and reported nowhere', async () => {
  const days = await show({ value: '2026-05-10', min: '2026-05-05', max: '2026-05-20' });
  const next = page.getByRole('button', { name: 'Next' });
  for (const [typed, words] of [
    ['2/30/2026', 'Type a date like 12/31/2026.'],
    ['5/4/2026', 'Choose 05/05/2026 or later.'],
    ['5/21/2026', 'Choose 05/20/2026 or earlier.'],
  ] as const) {
    await field.fill(typed);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await next.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue(typed);
  }
  await field.fill('05202026');
  await next.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(days).toEqual(['2026-05-10', '2026-05-20']);
});

test('the calendar is a grid that the keys move through, within the range', async () => {
  const days = await show({ value: '2026-05-13', min: '2026-03-10', max: '2026-06-20' });
  await field.click();
  await press('Alt+ArrowDown');
  await expect.element(day('Wednesday, May 13, 2026')).toHaveFocus();
  await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('13');
  expect(page.getByRole('columnheader').elements()[0]?.textContent).toBe('Sun');
  expect(await accessibilityViolations('body')).toEqual([]);
  for (const [key, name] of [
    ['ArrowRight', 'Thursday, May 14, 2026'],
    ['ArrowDown', 'Thursday, May 21, 2026'],
    ['Home', 'Sunday, May 17, 2026'],
    ['End', 'Saturday, May 23, 2026'],
    ['ArrowUp', 'Saturday, May 16, 2026'],
    ['PageUp', 'Thursday, April 16, 2026'],
    ['ArrowLeft', 'Wednesday, April 15, 2026'],
    ['PageDown', 'Friday, May 15, 2026'],
    // The last day and the first of the range end every way.
    ['Shift+PageDown', 'Saturday, June 20, 2026'],
    ['ArrowRight', 'Saturday, June 20, 2026'],
    ['Shift+PageUp', 'Tuesday, March 10, 2026'],
  ] as const) {
    await press(key);
    await expect.element(day(name)).toHaveFocus();
  }
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await expect.element(day('Monday, March 9, 2026')).toBeDisabled();
  await press('Enter');
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('03/10/2026');
  expect(days).toEqual(['2026-05-13', '2026-03-10']);
  await expect.element(opener).toHaveFocus();
});

test('years before 1900 and from 3000 on are no days, and the calendar ends with 2999', async () => {
  const days = await show({ value: '2999-12-30' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const typed of ['01/01/0999', '12/31/1899', '12/31/9999']) {
    await field.fill(typed);
    await next.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Type a date like 12/31/2026.');
  }
  expect(days).toEqual(['2999-12-30']);
  await field.fill('12/30/2999');
  await press('Alt+ArrowDown');
  await expect.element(grid).toHaveAccessibleName('December 2999');
  await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await press('Shift+PageDown');
  await expect.element(day('Tuesday, December 31, 2999')).toHaveFocus();
});

test('months turn, Escape changes nothing, and the day can be cleared', async () => {
  const days = await show({ value: '2026-05-13' });
  await opener.click();
  const next = page.getByRole('button', { name: 'Next month' });
  await next.click();
  await expect.element(grid).toHaveAccessibleName('June 2026');
  await expect.element(next).toHaveFocus();
  await press('Escape');
  await expect.element(grid).not.toBeInTheDocument();
  expect(days).toHaveLength(1);
  await opener.click();
  await expect.element(grid).toHaveAccessibleName('May 2026');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  expect(days).toEqual(['2026-05-13', '']);
});

test('a day that must be there cannot be cleared in the calendar', async () => {
  await show({ value: '2026-05-13', required: true });
  await opener.click();
  await expect.element(grid).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('Spanish weeks begin on Monday', async () => {
  const spanish = await show({ value: '2026-05-13', language: 'es' });
  await expect.element(field).toHaveValue('13/05/2026');
  await page.getByRole('button', { name: 'Calendario: From' }).click();
  await expect.element(grid).toHaveAccessibleName('mayo de 2026');
  expect(page.getByRole('columnheader').elements()[0]?.textContent).toBe('lun');
  await day('lunes, 4 de mayo de 2026').click();
  expect(spanish.at(-1)).toBe('2026-05-04');
});

test('a typed day of Portuguese has its day first', async () => {
  const days = await show({ language: 'pt' });
  await expect.element(field).toHaveAttribute('placeholder', 'dd/mm/aaaa');
  await field.click();
  await userEvent.keyboard('03122020');
  expect(days.at(-1)).toBe('2020-12-03');
});
