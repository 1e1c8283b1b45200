import type { EngineBlueprint, EngineSetting, EngineValues } from './blueprint.ts';

/** What is wrong with a setting's text, such as "must be a web address"; null where nothing. */
export function problemOfValue({ kind, choices }: EngineSetting, text: string): string | null {
  if (text.length > (kind === 'secret' ? 4_000 : 500)) return 'is too long';
  // What stands in a header or an address must not end it.
  if (/\p{Cc}/u.test(text)) return 'must be one line';
  if (kind === 'address') {
    if (!isWebAddress(text)) return 'must be a web address';
    // An address is shown, and no request goes to one with a password in it.
    const { username, password } = new URL(text);
    if (username !== '' || password !== '') return 'must hold no name and password';
  }
  if (kind === 'choice') return choices?.includes(text) ? null : `must be one of ${choices?.join(', ')}`;
  return null;
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** A setting's text as engines get it: addresses without a slash at their end. */
export function tidyValue({ kind }: EngineSetting, text: string): string {
  return kind === 'address' ? text.replace(/\/+$/, '') : text;
}

/** What is said, and what holds where nothing is. */
export function withDefaults({ settings }: EngineBlueprint, said: EngineValues): EngineValues {
  const defaults = settings.flatMap((setting) =>
    setting.default === undefined ? [] : [[setting.name, setting.default]],
  );
  return { ...Object.fromEntries(defaults), ...said };
}
