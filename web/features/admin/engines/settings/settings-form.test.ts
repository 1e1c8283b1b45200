import { expect, test } from 'vitest';
import type { AdminEngineSetting } from '#contract/admin-engines.ts';
import { errorsInResponse, errorsOf, initialForm, toBody } from './settings-form.ts';

const setting = (values: Partial<AdminEngineSetting>): AdminEngineSetting => ({
  name: 'model',
  kind: 'text',
  choices: [],
  default: null,
  isRequired: false,
  example: null,
  variable: 'HOME_MODEL',
  source: null,
  value: null,
  ...values,
});
const key = setting({ name: 'key', kind: 'secret', isRequired: true, source: 'stored' });
const address = setting({
  name: 'baseUrl',
  kind: 'address',
  isRequired: true,
  source: 'stored',
  value: 'http://a/v1',
});
const kind = setting({ name: 'kind', kind: 'choice', choices: ['plain', 'localai'], default: 'plain' });
const formOf = (...settings: AdminEngineSetting[]) => ({
  settings,
  dailyCap: { micros: 5_000_000, source: 'stored' as const, variable: 'ENGINE_HOME_DAILY_USD' },
  isPaid: true,
  freeBy: null,
});

test('an untouched form changes nothing', () => {
  const engine = formOf(key, address, kind, setting({ value: 'flux', source: 'stored' }));
  expect(toBody(engine, initialForm(engine))).toEqual({ values: {} });
  expect(errorsOf(engine, initialForm(engine))).toEqual({});
});

test('sends what was typed, removes what was emptied, and includes a secret only if it was typed or deleted', () => {
  const engine = formOf(key, address, setting({ value: 'flux', source: 'stored' }));
  const form = (typed: object, dailyCap = '5', isPaid = true) => ({
    typed: { ...initialForm(engine).typed, ...typed },
    dailyCap,
    isPaid,
  });
  expect(toBody(engine, form({ key: ' sk-1 ', model: '' }))).toEqual({ values: { key: 'sk-1', model: '' } });
  expect(toBody(engine, form({ key: '' }))).toEqual({ values: {} });
  expect(toBody(engine, form({ key: null }))).toEqual({ values: { key: '' } });
  expect(toBody(engine, form({}, ''))).toEqual({ values: {}, dailyCapMicros: null });
  expect(toBody(engine, form({}, 'five', false))).toEqual({ values: {}, isPaid: false });
  expect(toBody(engine, form({}, '2,50'))).toEqual({ values: {}, dailyCapMicros: 2_500_000 });
});

test('values from the environment are neither sent nor validated', () => {
  const engine = formOf(
    setting({ ...key, source: 'environment' }),
    setting({ ...address, source: 'environment' }),
  );
  const form = { typed: { key: 'sk-2', baseUrl: 'nothing' }, dailyCap: '5', isPaid: true };
  expect(toBody(engine, form)).toEqual({ values: {} });
  expect(errorsOf(engine, form)).toEqual({});
});

test('reports missing and invalid values by field', () => {
  const engine = formOf(setting({ ...key, source: null }), address);
  const form = { typed: { baseUrl: 'ftp://a' }, dailyCap: 'five', isPaid: true };
  expect(errorsOf(engine, form)).toEqual({
    key: 'missing',
    baseUrl: 'addressWrong',
    dailyCap: 'dailyCapWrong',
  });
  expect(errorsOf(formOf(key), { typed: { key: null }, dailyCap: '', isPaid: true })).toEqual({
    key: 'missing',
  });
});

test('finds the fields that an error is about', () => {
  expect(errorsInResponse({ 'values.model': 'is too long', dailyCapMicros: 'too much' })).toEqual({
    model: 'settingWrong',
    dailyCap: 'settingWrong',
  });
});
