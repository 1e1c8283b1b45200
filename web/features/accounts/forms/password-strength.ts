import { accountLimits } from '#contract/limits.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** Common prefixes of passwords, which attackers try first. */
const common = [
  'password',
  'passwort',
  'senha',
  'contraseña',
  'qwerty',
  'abc',
  '123',
  'letmein',
  'adventure',
  'admin',
  'iloveyou',
];

/**
 * A hint, never enforced. Length counts most, then the number of different characters. Common beginnings and
 * parts of the user's own name or address add nothing.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < accountLimits.passwordMinCharacters) return 'short';
  let rest = password.toLowerCase();
  for (const part of [...common, ...known.flatMap(partsOf)]) rest = rest.replaceAll(part, '');
  const different = new Set(rest).size;
  const score = Math.min(rest.length, different * 2);
  if (score < 8) return 'weak';
  return score < 14 ? 'fair' : 'strong';
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((part) => part.length > 2);
}
