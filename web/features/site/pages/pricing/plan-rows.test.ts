import { expect, it } from 'vitest';
import { paidPlans } from '#contract/plans.ts';
import { imageRows, includedRows, type PlanRow } from './plan-rows.ts';

const cells = (rows: readonly PlanRow[]) =>
  rows.map((row) => [
    'name' in row.label ? row.label.name : row.label.text,
    ...paidPlans.map((plan) => row.cellOf(plan)),
  ]);

it('lists what a month and a year pay for', () => {
  expect(cells(imageRows('monthly', 'Soon'))).toEqual([
    ['Upscaler', '200', '400', '1,600', '4,000'],
    ['Genesys PRO', '100', '200', '800', '2,000'],
    ['Genesys 1.0', '1,000', '2,000', '8,000', '20,000'],
    ['Thumbnails', '66', '133', '533', '1,333'],
    ['Thumbnails V2', '20', '40', '160', '400'],
    ['canvasMask', false, '200', '800', '2,000'],
    ['canvasFull', false, '133', '533', '1,333'],
  ]);
  expect(cells(imageRows('yearly', 'Soon'))[3]).toEqual(['Thumbnails', '800', '1,600', '6,400', '16,000']);
});

it('lists what each plan includes', () => {
  const words = {
    unlimited: 'unlimited',
    soon: 'Soon',
    priority: 'Priority',
    hours: (hours: number) => `${hours} h`,
  };
  expect(cells(includedRows(words, true))).toEqual([
    ['coinsInYear', '12,000', '24,000', '96,000', '240,000'],
    ['customStyles', '1', '5', '7', 'unlimited'],
    ['support', '24 h', '24 h', '24 h', 'Priority'],
    ['community', true, true, true, true],
    ['canvasEditor', false, true, true, true],
  ]);
});

it('sells no community where there is none', () => {
  const words = { unlimited: '', soon: '', priority: '', hours: String };
  expect(cells(includedRows(words, false)).map(([name]) => name)).not.toContain('community');
});
