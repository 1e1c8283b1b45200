import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';
import { unreadLanguage } from './unread-language.ts';

const printed = (prompt: string) => understand(prompt).headline.value.join(' ');
const codes = (prompt: string) => understand(prompt).warnings.map(({ code }) => code);

describe('a title in a language that is not read', () => {
  test.each([
    'Wie man ein Haus ohne Geld baut',
    'Warum ich meinen Job gekündigt habe',
    'Mein Hund hat eine Schlange gefunden',
    'Die schlimmsten Fehler beim Kochen',
    'Come costruire una casa senza soldi',
    'Ho vissuto 30 giorni senza telefono',
    'Il mio gatto ha trovato un serpente',
    'Comment construire une maison sans argent',
    'Le chat qui a sauvé une famille',
    "J'ai passé 24 heures dans une maison hantée",
    'Hoe bouw je een huis zonder geld',
    'Jak zbudować dom bez pieniędzy',
    'Hur man bygger ett hus utan pengar',
    'Cum să construiești o casă fără bani',
    'Cara membuat rumah tanpa uang',
    'Làm thế nào để xây nhà không tiền',
  ])('is printed with all its words, draws nothing doubtful, and says so: %s', (title) => {
    expect(printed(title)).toBe(title.toUpperCase());
    expect(understand(title).hero.value).toBeNull();
    expect(codes(title)).toEqual(['unread-language']);
  });

  test('has its own capitals', () => {
    expect(printed('Bir ev nasıl yapılır')).toBe('BİR EV NASIL YAPILIR');
  });

  test('draws what every language calls so, and its emoji', () => {
    expect(understand('La verità sulla pizza napoletana').hero.value).toBe('pizza');
    expect(understand('Meine Katze 🐱 und ich').hero.value).toBe('cat-face');
    expect(codes('La verità sulla pizza napoletana')).toEqual(['unread-language']);
  });

  test('ends after its first sentence, and if that is long after its first clause', () => {
    expect(printed('Wie man Pizza macht: das beste Rezept der Welt')).toBe('WIE MAN PIZZA MACHT');
    expect(
      printed(
        'Ich baue einen Roboter aus Lego, der mir jeden Morgen das Frühstück macht und dann den Hund füttert',
      ),
    ).toBe('ICH BAUE EINEN ROBOTER AUS LEGO');
  });

  test('prints quoted words alone, and no words where none are wanted', () => {
    expect(printed('Mein Hund und ich, "NICHT ÖFFNEN"')).toBe('NICHT ÖFFNEN');
  });
});

test('no title of the languages that are read is taken for another', () => {
  const files = ['titles.en.txt', 'titles.pt.txt', 'titles.es.txt', 'pairs.tsv'];
  const titles = files.flatMap((file) =>
    readFileSync(new URL(`./evaluation/${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split(/[\n\t]/),
  );
  expect(titles.filter((title) => unreadLanguage(title) !== null)).toEqual([]);
});
