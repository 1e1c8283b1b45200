// Regenerates what the emoji of the packed icons are called in each prompt language: assets/words.json.br, by
// which they are found, and assets/icon-labels.json.br, names as people write them.
// Sources: emojibase-data (MIT, from Unicode CLDR), emojilib (MIT), unicode-emoji-json (MIT), Fluent
// Emoji (MIT). Run: node engines/builtin/pack/words.mjs   (Node 24, after `npm install` in this folder)
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import { grammarOf } from '../language/grammar/grammars.ts';
import { singular } from '../language/inflection.ts';
import { fold } from '../language/text.ts';
import { framedIcons, unfitIcons } from '../language/unfit-icons.ts';
import { promptLanguages } from '../vocabulary.ts';

const require = createRequire(import.meta.url);
const emojibase = Object.fromEntries(
  promptLanguages.map((language) => [language, require(`emojibase-data/${language}/data.json`)]),
);
/** Further keywords by emoji, for the languages that have some. */
const moreKeywords = new Map([['en', require('emojilib')]]);
const slugs = require('unicode-emoji-json/data-by-emoji.json');
const fluent = JSON.parse(
  readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
).icons;

/** Where Fluent Emoji and the Unicode names disagree. */
const renamed = {
  smiling_face_with_open_hands: 'hugging-face',
  face_with_crossed_out_eyes: 'knocked-out-face',
  enraged_face: 'pouting-face',
  elf: 'person-elf',
  fairy: 'person-fairy',
  genie: 'person-genie',
  mage: 'person-mage',
  mermaid: 'woman-merpeople',
  merman: 'man-merpeople',
  superhero: 'person-superhero',
  supervillain: 'person-supervillain',
  vampire: 'person-vampire',
  zombie: 'person-zombie',
  people_wrestling: 'person-wrestling',
  phoenix: 'phoenix-bird',
  pinata: 'piata',
  piñata: 'piata',
  rescue_worker_s_helmet: 'rescue-workers-helmet',
  man_s_shoe: 'mans-shoe',
  woman_s_boot: 'womans-boot',
  woman_s_hat: 'womans-hat',
  woman_s_sandal: 'womans-sandal',
  woman_s_clothes: 'womans-clothes',
};

// Emojibase's groups: 0 faces, 1 people, 2 skin and hair components, 3 animals and nature, 4 food, 5 travel
// and places, 6 activities, 7 objects, 8 symbols, 9 flags. Only pictures of things may be found by their
// names.
const pictureGroups = new Set([0, 1, 3, 4, 5, 6, 7]);

function iconOf(emoji) {
  const slug = slugs[emoji]?.slug ?? slugs[`${emoji}\ufe0f`]?.slug;
  const name = slug && (renamed[slug] ?? slug.replaceAll('_', '-'));
  return name && fluent[name] ? name : null;
}

const entries = emojibase.en
  .map((row) => ({ row, icon: iconOf(row.emoji) }))
  .filter(({ icon }) => icon !== null)
  .map(({ row, icon }) => ({
    icon,
    emoji: row.emoji.replaceAll('\ufe0f', ''),
    group: row.group ?? 8,
    hexcode: row.hexcode,
    isNamed:
      pictureGroups.has(row.group) &&
      !unfitIcons.has(icon) &&
      !framedIcons.has(icon) &&
      !/keycap|button|o’clock|-thirty|skin tone|gesturing|hand$|: |facing right/.test(row.label),
  }));
const indexOfHex = new Map(entries.map((entry, index) => [entry.hexcode, index]));

/** A name or keyword as the engine will look it up: accent-free singular words with one space between. */
function keyOf(text, language) {
  return fold(text)
    .replace(/[^a-z0-9 -]/g, '')
    .split(/[ -]+/)
    .filter(Boolean)
    .map((word) => singular(word, language))
    .join(' ');
}

const facePrefix = /\b(rosto de |cara de |rosto |cara |face de |person |pessoa |persona )/g;

function nameOf(label) {
  return fold(label)
    .replace(facePrefix, '')
    .replace(/ face$/, '')
    .trim();
}

/** Scores: 100 an icon's whole name, 40 a word of its name, 32 to 65 a keyword, the rarer the higher. */
function keysOf(language) {
  const rows = emojibase[language].filter(({ hexcode }) => {
    const entry = entries[indexOfHex.get(hexcode)];
    return entry?.isNamed;
  });
  const keywordsOf = (row) => {
    const own = row.tags ?? [];
    const extra = (moreKeywords.get(language)?.[row.emoji] ?? []).map((word) => word.replaceAll('_', ' '));
    return { own, extra };
  };
  const frequency = new Map();
  for (const row of rows) {
    const { own, extra } = keywordsOf(row);
    for (const key of new Set([...own, ...extra].map((word) => keyOf(word, language)))) {
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
    }
  }
  const namesHeadLast = grammarOf(language).joinsNouns;
  const keys = new Map();
  const put = (key, index, score) => {
    if (key.length < 3 || /^\d/.test(key)) return;
    const scores = keys.get(key) ?? new Map();
    scores.set(index, Math.max(scores.get(index) ?? 0, Math.round(score)));
    keys.set(key, scores);
  };
  for (const row of rows) {
    const index = indexOfHex.get(row.hexcode);
    const weight = entries[index].group === 0 ? 0.6 : entries[index].group === 1 ? 0.85 : 1;
    const name = nameOf(row.label);
    const words = name.split(/[ -]+/);
    put(keyOf(name, language), index, 100 * weight);
    if (words.length > 1) put(keyOf(namesHeadLast ? words.at(-1) : words[0], language), index, 40 * weight);
    const { own, extra } = keywordsOf(row);
    for (const word of own) {
      const key = keyOf(word, language);
      const count = frequency.get(key);
      if (count <= 12) put(key, index, (count <= 2 ? 65 : count <= 5 ? 54 : 32) * weight);
    }
    for (const word of extra) {
      const key = keyOf(word, language);
      if (frequency.get(key) <= 3) put(key, index, 50 * weight);
    }
  }
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, scores]) => {
      const best = [...scores].sort(([ia, a], [ib, b]) => b - a || ia - ib).slice(0, 2);
      return `${key}:${best.map(([index, score]) => `${index}/${score}`).join(' ')}`;
    })
    .join('\n');
}

const index = {
  version: 1,
  icons: entries.map(({ icon }) => icon).join(' '),
  emoji: entries.map(({ emoji }) => emoji).join(' '),
  names: Object.fromEntries(promptLanguages.map((language) => [language, keysOf(language)])),
};
/** The Spanish of Latin America is written where it has words of its own. */
const written = { ...emojibase, es: require('emojibase-data/es-mx/data.json') };

function labelsOf(language) {
  const labelled = written[language].flatMap(({ emoji, label }) => {
    const icon = iconOf(emoji) ?? iconOf(emoji.replaceAll('\ufe0f', ''));
    return icon === null ? [] : [[icon, label]];
  });
  return Object.fromEntries(labelled);
}

function write(file, content) {
  const json = JSON.stringify(content);
  const packed = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`../assets/${file}`, import.meta.url), packed);
  console.log(`${file}: ${json.length} characters, ${packed.length} bytes packed`);
}

console.log(`${entries.length} icons`);
write('words.json.br', index);
// The ids of icons are their English names.
const translated = promptLanguages.filter((language) => !grammarOf(language).iconIdsAreWords);
write('icon-labels.json.br', {
  version: 1,
  labels: Object.fromEntries(translated.map((language) => [language, labelsOf(language)])),
});
