import { expect, test } from 'vitest';
import { stringsOf, userTextFiles as textFiles } from './user-texts.ts';

/** Names and formats with digits that are not numbers. */
const names =
  /Genesys 1\.0|\bV2\b|ThumbnailsV2|\b(?:16:9|1:1|9:16)|MP[34]\b|\b(?:WOFF2|woff2)\b|sha256|base64/g;

/** Numbers without a constant, each with the reason. */
const allowed = [
  { text: /fit=2mb|2 MB/, reason: 'the API names this download by its limit: `fit=2mb`' },
  { text: /1280 × 720|640 px|50 MB/, reason: 'the advice of a video site, which is not ours to change' },
  { text: /10:24|1:02:33/, reason: 'an example of how a length is written' },
  { text: /5 (?:or|ou|o) 2[.,]50/, reason: 'an example of an amount' },
  { text: /95th percentile|percentil 95/, reason: 'the percentile that the chart draws' },
  { text: /100 (?:days|dias|días)/, reason: 'a sample prompt' },
  { text: /\{\} (?:of|de) 5/, reason: 'stars go to five everywhere' },
  { text: /\b429\b/, reason: 'an HTTP status' },
  { text: /28 .*2025/, reason: 'the date of the legal texts' },
  { text: /^12(?:K| mil) .* 2 (?:hours|horas)/, reason: 'a sample of how a video site counts views' },
  { text: /^(?:10|56)[.,]000\+$/, reason: 'figures that the operator claims and edits' },
  { text: /\b(?:48|210|95)(?:[.,]000| mil)\b/, reason: 'a sample testimonial' },
  { text: /168 p/, reason: 'a sample testimonial' },
  { text: /400 ?KB/, reason: 'the documented words for pixels that are sent as text' },
  { text: /1 (?:to|a|de) /, reason: 'from one: there is no less' },
] as const;

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

/** From two to twelve, and the round numbers. */
const words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|' +
  'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|cem|mil|' +
  'tres|cuatro|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien';
/** Also an article, so only before a unit of time; "{price} a month" is no count. */
const one = 'one|(?:after|for|in|under|within) an?|um|uma|un|una|uno';
const timeUnits =
  'days?|hours?|weeks?|months?|minutes?|seconds?|years?|dias?|días?|horas?|semanas?|mês|mes|meses|minutos?|segundos?|anos?|años?';
const units = `${timeUnits}|pictures|images|thumbnails|references?|imagens|imágenes|miniaturas|referencias?|referências?|styles|estilos|coins|moedas|monedas`;
/** Also "of the" in Portuguese, so only before words that are Spanish alone. */
const spanishUnits = 'días|años|imágenes|miniaturas|monedas';
const countInWords = new RegExp(
  `(?<!\\p{L})(?:(?:${words}) (?:(?:reference|Genesys 1\\.0) )?(?:${units})|(?:${one}) (?:${timeUnits})|dos (?:${spanishUnits}))(?!\\p{L})`,
  'iu',
);

/** Counts in words without a constant, each with the reason. */
const allowedInWords = [
  { text: /(?:two|dois|duas|dos) (?:pictures|imagens|imágenes)/i, reason: 'a comparison is of two' },
  {
    text: /(?:two|dois|dos) (?:days|dias|días)/,
    reason: 'how long a file link lasts is rounded up to whole days',
  },
  { text: /(?:seven|sete|siete) (?:days|dias|días) (?:alone|sozinho|solo)/i, reason: 'a sample prompt' },
  { text: /(?:one hundred|cem|cien) (?:days|dias|días)/i, reason: 'a sample prompt' },
  { text: /(?:four|quatro|cuatro) (?:thumbnails|miniaturas)/i, reason: 'a sample testimonial' },
  { text: /(?:twelve|doze|doce) (?:hours|horas) (?:of|de) lava/i, reason: 'a sample title' },
  { text: /each for a week|cada um por uma semana|cada una durante una semana/i, reason: 'a sample title' },
  { text: /(?:in|take|em|levar|en|tardar) (?:a|um|un) minut[eo]/i, reason: 'advice that means "soon"' },
  { text: /(?:within an|em uma|en una) (?:hour|hora)/i, reason: 'advice when to ask about a payment' },
  {
    text: /(?:within a|menos de um|menos de un) (?:day|dia|día)/i,
    reason: 'less than the unit that is counted',
  },
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

test.each(allowedInWords)('$text is still needed: $reason', ({ text: pattern }) => {
  expect(textFiles.some((file) => stringsOf(file).some((text) => pattern.test(text)))).toBe(true);
});

test('finds counts in words', () => {
  expect('It is deleted after seven days.').toMatch(countInWords);
  expect('até cinco imagens de referência').toMatch(countInWords);
  expect('Se borra en un año.').toMatch(countInWords);
  expect('They are kept for a week.').toMatch(countInWords);
  expect('One year of coins').toMatch(countInWords);
  expect('cien imágenes').toMatch(countInWords);
  expect('{price} a month').not.toMatch(countInWords);
  expect('Os estilos que usas').not.toMatch(countInWords);
});

test.each(allowed)('$text is still needed: $reason', ({ text: pattern }) => {
  expect(typed.some(({ text }) => pattern.test(bare(text)))).toBe(true);
});
