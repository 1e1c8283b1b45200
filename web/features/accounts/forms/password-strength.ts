import { accountLimits } from '#contract/limits.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** What people take first, and what guessers try first. */
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
 * A hint, not a gate: length counts most, then how many different characters there are; common beginnings and parts of
 * the own name or address count for nothing.
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
