import { expect, test } from 'vitest';
import type { AdminEngineSetting } from '#contract/admin-engines.ts';
import { beginForm, faultsOf, faultsOfAnswer, toBody } from './settings-form.ts';

const setting = (given: Partial<AdminEngineSetting>): AdminEngineSetting => ({
  name: 'model',
  kind: 'text',
  choices: [],
  default: null,
  isRequired: false,
  variable: 'HOME_MODEL',
  source: null,
  value: null,
  ...given,
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
const given = (...settings: AdminEngineSetting[]) => ({
  settings,
  dailyCap: { micros: 5_000_000, source: 'stored' as const, variable: 'ENGINE_HOME_DAILY_USD' },
});

test('a form that nobody has touched changes nothing', () => {
  const engine = given(key, address, kind, setting({ value: 'flux', source: 'stored' }));
  expect(toBody(engine, beginForm(engine))).toEqual({ values: {} });
  expect(faultsOf(engine, beginForm(engine))).toEqual({});
});

test('what was typed is sent, what was emptied is removed, a secret only where one was typed or put away', () => {
  const engine = given(key, address, setting({ value: 'flux', source: 'stored' }));
  const form = (typed: object, dailyCap = '5') => ({
    typed: { ...beginForm(engine).typed, ...typed },
    dailyCap,
  });
  expect(toBody(engine, form({ key: ' sk-1 ', model: '' }))).toEqual({ values: { key: 'sk-1', model: '' } });
  expect(toBody(engine, form({ key: '' }))).toEqual({ values: {} });
  expect(toBody(engine, form({ key: null }))).toEqual({ values: { key: '' } });
  expect(toBody(engine, form({}, ''))).toEqual({ values: {}, dailyCapMicros: null });
  expect(toBody(engine, form({}, '2,50'))).toEqual({ values: {}, dailyCapMicros: 2_500_000 });
});

test('what the environment says is neither sent nor found wrong', () => {
  const engine = given(
    setting({ ...key, source: 'environment' }),
    setting({ ...address, source: 'environment' }),
  );
  const form = { typed: { key: 'sk-2', baseUrl: 'nothing' }, dailyCap: '5' };
  expect(toBody(engine, form)).toEqual({ values: {} });
  expect(faultsOf(engine, form)).toEqual({});
});

test('says what is missing and what is wrong, by field', () => {
  const engine = given(setting({ ...key, source: null }), address);
  const form = { typed: { baseUrl: 'ftp://a' }, dailyCap: 'five' };
  expect(faultsOf(engine, form)).toEqual({
    key: 'missing',
    baseUrl: 'addressWrong',
    dailyCap: 'dailyCapWrong',
  });
  expect(faultsOf(given(key), { typed: { key: null }, dailyCap: '' })).toEqual({ key: 'missing' });
});

test('finds the fields that an answer is about', () => {
  expect(faultsOfAnswer({ 'values.model': 'is too long', dailyCapMicros: 'too much' })).toEqual({
    model: 'settingWrong',
    dailyCap: 'settingWrong',
  });
});
