import type { AdminEngine, AdminEngineSetting } from '#contract/admin-engines.ts';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import { readDollars, toTyped } from '../amounts.ts';

/** What stands in the form: by setting, what was typed; null for a secret that is to go. */
export interface SettingsForm {
  readonly typed: Readonly<Partial<Record<EngineSettingName, string | null>>>;
  readonly dailyCap: string;
}

export type FieldFault = 'missing' | 'addressWrong' | 'dailyCapWrong' | 'settingWrong';
export type FormFaults = Partial<Record<EngineSettingName | 'dailyCap', FieldFault>>;

type Given = Pick<AdminEngine, 'settings' | 'dailyCap'>;

/** What is known fills the form; secrets are not, and stay empty. */
export function beginForm({ settings, dailyCap }: Given): SettingsForm {
  const typed = settings.flatMap(({ name, kind, value, source, default: usual }) => {
    if (source === 'environment' || kind === 'secret') return [];
    return [[name, value ?? (kind === 'choice' ? (usual ?? '') : '')]];
  });
  return { typed: Object.fromEntries(typed), dailyCap: toTyped(dailyCap?.micros ?? null) };
}

/** What is wrong with what was typed, by field. */
export function faultsOf({ settings, dailyCap }: Given, form: SettingsForm): FormFaults {
  const faults: FormFaults = {};
  for (const setting of settings.filter(({ source }) => source !== 'environment')) {
    const value = form.typed[setting.name]?.trim() ?? '';
    if (setting.isRequired && setting.default === null && !willBeThere(setting, form)) {
      faults[setting.name] = 'missing';
    } else if (setting.kind === 'address' && value !== '' && !isAddress(value)) {
      faults[setting.name] = 'addressWrong';
    }
  }
  const isCapTyped = dailyCap !== null && dailyCap.source !== 'environment';
  if (isCapTyped && readDollars(form.dailyCap) === undefined) faults.dailyCap = 'dailyCapWrong';
  return faults;
}

function willBeThere({ name, kind, source }: AdminEngineSetting, { typed }: SettingsForm): boolean {
  const value = typed[name];
  if (kind === 'secret' && source === 'stored' && value === undefined) return true;
  return (value?.trim() ?? '') !== '';
}

function isAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** What is sent: only what differs from what is known. An empty value removes. */
export function toBody(
  given: Given,
  form: SettingsForm,
): { values: Partial<Record<EngineSettingName, string>>; dailyCapMicros?: number | null } {
  const before = beginForm(given);
  const values: Partial<Record<EngineSettingName, string>> = {};
  for (const { name, kind, source, value, default: usual } of given.settings) {
    const typed = form.typed[name];
    if (source === 'environment' || typed === undefined) continue;
    if (kind === 'secret') {
      // What was begun and taken back leaves the secret as it is.
      if (typed === null) values[name] = '';
      else if (typed.trim() !== '') values[name] = typed.trim();
    } else if (typed !== before.typed[name]) {
      const isUsual = kind === 'choice' && typed === usual && value === null;
      if (!isUsual) values[name] = typed?.trim() ?? '';
    }
  }
  const isCapKept = given.dailyCap === null || given.dailyCap.source === 'environment';
  if (isCapKept || form.dailyCap === before.dailyCap) return { values };
  return { values, dailyCapMicros: readDollars(form.dailyCap) ?? null };
}

/** What of an answer's faults is about a field of the form. */
export function faultsOfAnswer(fields: Readonly<Record<string, string>>): FormFaults {
  const names = Object.keys(fields).map((path) => path.replace(/^values\./, ''));
  return Object.fromEntries(
    names.map((name) => [name === 'dailyCapMicros' ? 'dailyCap' : name, 'settingWrong' as const]),
  );
}
