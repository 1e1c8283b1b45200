import type { EngineBlueprint, EngineSetting, EngineValues } from './blueprint.ts';

/** What is wrong with a setting's value, such as "must be a web address"; null when nothing is. */
export function problemOfValue({ kind, choices }: EngineSetting, text: string): string | null {
  if (text.length > (kind === 'secret' ? 4_000 : 500)) return 'is too long';
  // A value in a header or an address must not end it.
  if (/\p{Cc}/u.test(text)) return 'must be one line';
  if (kind === 'address') {
    if (!isWebAddress(text)) return 'must be a web address';
    // An address is shown, and requests never go to one with a password.
    const { username, password } = new URL(text);
    if (username !== '' || password !== '') return 'must hold no name and password';
  }
  if (kind === 'amount') {
    return /^\d{1,4}(\.\d{1,6})?$/.test(text) ? null : 'must be an amount in US dollars, such as 0.02';
  }
  if (kind === 'choice') return choices?.includes(text) ? null : `must be one of ${choices?.join(', ')}`;
  return null;
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/**
 * Whether calls cost the operator money until they say otherwise: yes for every engine with a key or an
 * address, since a gateway bills like the provider behind it.
 */
export function isPaidByDefault({ settings }: Pick<EngineBlueprint, 'settings'>): boolean {
  return settings.some(({ kind }) => kind === 'secret' || kind === 'address');
}

/** A setting's value as engines get it: addresses without a trailing slash. */
export function tidyValue({ kind }: EngineSetting, text: string): string {
  return kind === 'address' ? text.replace(/\/+$/, '') : text;
}

/** The given values, and the defaults for the others. */
export function withDefaults({ settings }: EngineBlueprint, values: EngineValues): EngineValues {
  const defaults = settings.flatMap((setting) =>
    setting.default === undefined ? [] : [[setting.name, setting.default]],
  );
  return { ...Object.fromEntries(defaults), ...values };
}

/** An amount of US dollars in millionths; null without one. */
export function microsOf(amount: string | undefined): number | null {
  return amount === undefined || amount === '' ? null : Math.round(Number(amount) * 1_000_000);
}
