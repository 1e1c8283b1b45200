import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { stringsOf, userTextFiles } from './user-texts.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The sentences of the specification that exclaim, with their translations. Ours do not. */
const exclamations = [
  'successfully!',
  'com sucesso!',
  '¡Estilo recuperado!',
  'our newest features!',
  'nossas novidades!',
  'nuestras novedades!',
  'Available soon!',
  'Disponível em breve!',
  '¡Disponible pronto!',
  'to enhance your images!',
  'para melhorar suas imagens!',
  'para mejorar tus imágenes!',
  'loaded as reference!',
  'carregada como referência!',
  'cargada como referencia!',
  'sent to Upscaler!',
  'enviada ao Upscaler!',
  'enviada al Upscaler!',
  'Congratulations on Your First Creation!',
  'sua primeira criação!',
  'tu primera creación!',
  'Test is Free!',
  'Testar é grátis!',
  'Probar es gratis!',
  '(coming soon!)',
  '(em breve!)',
  '(¡próximamente!)',
  'Logout Successful!',
  'Special Discount!',
  'Desconto especial!',
  'Descuento especial!',
  'Welcome!',
  'Boas-vindas!',
  'damos la bienvenida!',
];

/** @param language null for every language */
interface Rule {
  says: string;
  language: 'en' | 'pt' | 'es' | null;
  wrong: RegExp;
  allows?: readonly string[];
}

const rules: readonly Rule[] = [
  { says: 'formatPercent writes percentages', language: null, wrong: /%/ },
  { says: 'only the specification exclaims', language: null, wrong: /!/, allows: exclamations },
  { says: 'an ellipsis is three dots', language: null, wrong: /\p{L}…/u },
  { says: 'apostrophes are straight', language: 'en', wrong: /’/ },
  { says: 'coins are never credits', language: 'en', wrong: /\bcredits?\b/i, allows: ['ut of credit'] },
  { says: 'it is "You were not charged."', language: 'en', wrong: /nothing was charged/i },
  { says: 'it is "Thumbnails V2"', language: null, wrong: /Thumbnail ?V2/, allows: ['ThumbnailsV2 Locked'] },
  {
    says: 'English is British',
    language: 'en',
    wrong: /(?<!\{)\b(?:favorit|color|center|gray|canceled|behavior)/i,
    allows: ['layout-hero-center'],
  },
  {
    says: 'Spanish is that of Latin America',
    language: 'es',
    wrong: /\b[Aa]ñad|\bvuestr|\bvosotr|(?:á|é)is\b|\bvídeo|\bcoste\b|\bordenador|\bperíodo/i,
  },
  { says: 'English names who is meant', language: 'en', wrong: /\b(?:everybody|whoever)\b/i },
  {
    says: 'Spanish says tú',
    language: 'es',
    wrong:
      /\b(?:[Uu]sted(?:es)?|Necesita|Elija|Escriba|Haga|Seleccione|Pulse|Presione|Inicie|Cierre|Confirme|Ingrese|Agregue|Suba|Descargue|Abra|Pruebe|Intente|Revise|Espere)\b|¿(?:Quiere|Desea|Necesita|Tiene)\b/,
  },
];

const languageOf = (file: string) => /\.(pt|es)\.ts$/.exec(file)?.[1] ?? 'en';

test.each(rules)('in all texts: $says', ({ language, wrong, allows = [] }) => {
  const found = userTextFiles
    .filter((file) => language === null || language === languageOf(file))
    .flatMap((file) => stringsOf(file).map((text) => ({ file, text })))
    .filter(({ text }) => wrong.test(allows.reduce((left, one) => left.replaceAll(one, ''), text)));
  expect(found).toEqual([]);
});

test('lists no exclamation that is gone', () => {
  const texts = userTextFiles.flatMap(stringsOf).join('\n');
  expect(exclamations.filter((one) => !texts.includes(one))).toEqual([]);
});

test('in all components: no percent sign follows a value', () => {
  const found = globSync('web/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).filter((file) => {
    let glued = false;
    new Visitor({
      JSXText({ value }) {
        glued ||= /^\s*%/.test(value);
      },
    }).visit(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program);
    return glued;
  });
  expect(found, 'Use formatPercent.').toEqual([]);
});
