import type { AdminEngine, AdminEngineSetting } from '#contract/admin-engines.ts';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import { readDollars, toTyped } from '../amounts.ts';

/** The form's contents: typed values by setting; null for a secret to delete. */
export interface SettingsForm {
  readonly typed: Readonly<Partial<Record<EngineSettingName, string | null>>>;
  readonly dailyCap: string;
  /** Whether its calls cost the operator money. */
  readonly isPaid: boolean;
}

export type FieldFault = 'missing' | 'addressWrong' | 'dailyCapWrong' | 'settingWrong';
export type FormErrors = Partial<Record<EngineSettingName | 'dailyCap', FieldFault>>;

export type GivenSettings = Pick<AdminEngine, 'settings' | 'dailyCap' | 'isPaid' | 'freeBy'>;

/** Fills the form with known values; secrets are unknown and stay empty. */
export function initialForm({ settings, dailyCap, isPaid }: GivenSettings): SettingsForm {
  const typed = settings.flatMap(({ name, kind, value, source, default: usual }) => {
    if (source === 'environment' || kind === 'secret') return [];
    return [[name, value ?? (kind === 'choice' ? (usual ?? '') : '')]];
  });
  return { typed: Object.fromEntries(typed), dailyCap: toTyped(dailyCap?.micros ?? null), isPaid };
}

/** Errors by field. */
export function errorsOf({ settings, dailyCap }: GivenSettings, form: SettingsForm): FormErrors {
  const faults: FormErrors = {};
  for (const setting of settings.filter(({ source }) => source !== 'environment')) {
    const value = form.typed[setting.name]?.trim() ?? '';
    if (setting.isRequired && setting.default === null && !hasValueAfterSave(setting, form)) {
      faults[setting.name] = 'missing';
    } else if (setting.kind === 'address' && value !== '' && !isAddress(value)) {
      faults[setting.name] = 'addressWrong';
    }
  }
  const isCapTyped = form.isPaid && dailyCap !== null && dailyCap.source !== 'environment';
  if (isCapTyped && readDollars(form.dailyCap) === undefined) faults.dailyCap = 'dailyCapWrong';
  return faults;
}

function hasValueAfterSave({ name, kind, source }: AdminEngineSetting, { typed }: SettingsForm): boolean {
  const value = typed[name];
  if (kind === 'secret' && source === 'stored' && value === undefined) return true;
  return (value?.trim() ?? '') !== '';
}

function isAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** The request: only values that changed. An empty value deletes the setting. */
export function toBody(
  given: GivenSettings,
  form: SettingsForm,
): {
  values: Partial<Record<EngineSettingName, string>>;
  dailyCapMicros?: number | null;
  isPaid?: boolean;
} {
  const before = initialForm(given);
  const values: Partial<Record<EngineSettingName, string>> = {};
  for (const { name, kind, source, value, default: usual } of given.settings) {
    const typed = form.typed[name];
    if (source === 'environment' || typed === undefined) continue;
    if (kind === 'secret') {
      // A secret that was typed and cleared again stays unchanged.
      if (typed === null) values[name] = '';
      else if (typed.trim() !== '') values[name] = typed.trim();
    } else if (typed !== before.typed[name]) {
      const isUsual = kind === 'choice' && typed === usual && value === null;
      if (!isUsual) values[name] = typed?.trim() ?? '';
    }
  }
  const isCapShown = form.isPaid && given.dailyCap !== null && given.dailyCap.source !== 'environment';
  return {
    values,
    ...(isCapShown &&
      form.dailyCap !== before.dailyCap && { dailyCapMicros: readDollars(form.dailyCap) ?? null }),
    ...(form.isPaid !== before.isPaid && { isPaid: form.isPaid }),
  };
}

/** The errors of a response that belong to fields of the form. */
export function errorsInResponse(fields: Readonly<Record<string, string>>): FormErrors {
  const names = Object.keys(fields).map((path) => path.replace(/^values\./, ''));
  return Object.fromEntries(
    names.map((name) => [name === 'dailyCapMicros' ? 'dailyCap' : name, 'settingWrong' as const]),
  );
}
