import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { coinLimits } from '#contract/limits.ts';
import { signupThumbnails } from '#contract/text-numbers.ts';
import { remainingGenerations } from '#contract/tools.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All files with texts for users, in every language. */
const textFiles = globSync(
  [
    'web/**/*texts.ts',
    'web/**/*texts.??.ts',
    'server/**/*texts*.??.ts',
    'server/features/accounts/mails/texts.ts',
    'server/features/site/content/content.??.ts',
    'contract/errors/*.ts',
    'contract/notification-texts.ts',
  ],
  { cwd: root },
).sort();

/** Names and formats with digits that are not numbers. */
const names = /Genesys 1\.0|\bV2\b|ThumbnailsV2|\b(?:16:9|1:1|9:16)|MP[34]\b|sha256|base64/g;

/** Numbers without a constant, each with the reason. */
const allowed = [
  { text: /fit=2mb|2 MB/, reason: 'the API names this download by its limit: `fit=2mb`' },
  { text: /1280 × 720|640 px|50 MB/, reason: 'the advice of a video site, which is not ours to change' },
  { text: /10:24|1:02:33/, reason: 'an example of how a length is written' },
  { text: /5 (?:or|ou|o) 2[.,]50/, reason: 'an example of an amount' },
  { text: /95th percentile|percentil 95|95 ?%/, reason: 'the percentile that the chart draws' },
  { text: /13 (?:months|meses)/, reason: 'the months that the price of a coin is taken from' },
  { text: /100 (?:days|dias|días)/, reason: 'a sample prompt' },
  { text: /\{\} (?:of|de) 5/, reason: 'stars go to five everywhere' },
  { text: /\b429\b/, reason: 'an HTTP status' },
  { text: /28 .*2025/, reason: 'the date of the legal texts' },
  { text: /^12(?:K| mil) .* 2 (?:hours|horas)/, reason: 'a sample of how a video site counts views' },
  { text: /^(?:10|56)[.,]000\+$/, reason: 'figures that the operator claims and edits' },
  { text: /\b(?:48|210|95)(?:[.,]000| mil)\b/, reason: 'a sample testimonial' },
  { text: /168 p/, reason: 'a sample testimonial' },
  { text: /1 (?:to|a|de) /, reason: 'from one: there is no less' },
] as const;

/** Returns a file's strings, and its templates with `{}` for each placeholder. */
function stringsOf(file: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const imports = new Set(
    program.body.flatMap((one) => ('source' in one && one.source ? [one.source.value] : [])),
  );
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && !imports.has(value)) found.push(value);
    },
    TemplateLiteral({ quasis }) {
      found.push(quasis.map(({ value }) => value.cooked ?? '').join('{}'));
    },
  }).visit(program);
  return found;
}

/** Removes digits that are allowed: names, placeholders, listed numbers. */
const bare = (text: string) => text.replace(names, '').replace(/\{\w*\}/g, '{}');
const unexplained = (text: string) =>
  allowed.reduce((left, one) => left.replace(new RegExp(one.text, 'g'), ''), bare(text));

const typed = textFiles.flatMap((file) =>
  stringsOf(file)
    .filter((text) => /\d/.test(bare(text)))
    .map((text) => ({ file, text })),
);

test('finds the texts of all languages', () => {
  expect(textFiles.length).toBeGreaterThan(180);
});

test('finds no typed number that a constant knows', () => {
  const wrong = typed.filter(({ text }) => /\d/.test(unexplained(text)));
  expect(wrong, 'Interpolate the constant, or allow the number with its reason.').toEqual([]);
});

const words =
  'two|three|four|five|six|seven|eight|nine|ten|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|tres|cuatro|siete|ocho|nueve|diez';
const units =
  'days?|hours?|weeks?|months?|minutes?|dias?|días?|horas?|semanas?|meses|minutos?|pictures|images|references?|imagens|imágenes|referencias?|referências?|styles|estilos|coins|moedas|monedas';
const countInWords = new RegExp(`(?<!\\p{L})(?:${words}) (?:reference )?(?:${units})(?!\\p{L})`, 'iu');

/** Counts in words without a constant, each with the reason. */
const allowedInWords = [
  { text: /(?:two|dois|duas) (?:pictures|imagens|imágenes)/i, reason: 'a comparison is of two' },
  {
    text: /(?:two|dois) (?:days|dias)/,
    reason: 'how long a file link lasts is rounded up to whole days',
  },
  { text: /(?:seven|sete|siete) (?:days|dias|días) (?:alone|sozinho|solo)/i, reason: 'a sample prompt' },
] as const;

test('finds no count in words that a constant knows', () => {
  const wrong = textFiles.flatMap((file) =>
    stringsOf(file).filter((text) => {
      const left = allowedInWords.reduce((rest, one) => rest.replace(one.text, ''), text);
      return countInWords.test(left);
    }),
  );
  expect(wrong, 'Interpolate the constant, or allow the count with its reason.').toEqual([]);
});

test('finds counts in words', () => {
  expect('It is deleted after seven days.').toMatch(countInWords);
  expect('até cinco imagens de referência').toMatch(countInWords);
  expect('Os estilos que usas').not.toMatch(countInWords);
});

test.each(allowed)('$text is still needed: $reason', ({ text: pattern }) => {
  expect(typed.some(({ text }) => pattern.test(bare(text)))).toBe(true);
});

test('finds the numbers in words of the questions correct', () => {
  // "six thumbnails, or a hundred Genesys 1.0 images", in content.en.ts, content.pt.ts and content.es.ts.
  expect(signupThumbnails).toBe(6);
  expect(remainingGenerations(coinLimits.signupCoins, 'Genesys 1.0')).toBe(100);
});
