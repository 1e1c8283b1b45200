/** Whether two illustrations are of one thing or animal, whatever it does. */
import { wholeBody } from '../layout/natural-size.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import { coatsAndBreeds, speciesOf } from './animal-words.ts';
import { faunaOf } from './fauna-words.ts';

/** Illustrations of a word that another drawing shows. */
const alike: Readonly<Record<IconId, string>> = { 'jack-o-lantern': 'pumpkin' };

const parrots = /macaw|cockatoo|parakeet|toucan/;

/** A golden retriever is a dog. */
const kindOf = (species: string | undefined): string | undefined =>
  coatsAndBreeds.find(({ is }) => is === species)?.of ?? species;

const subjectOf = (icon: IconId): string =>
  (parrots.test(icon) ? 'parrot' : undefined) ??
  readFauna(icon)?.kind ??
  faunaOf[icon] ??
  creatureOf(readFigure(icon)?.look ?? '') ??
  kindOf(readBeast(wholeBody(icon))?.species) ??
  kindOf(speciesOf[icon]) ??
  creatureOf(icon) ??
  alike[icon] ??
  wholeBody(icon);

/** A black cat is a cat, too. */
export function isSameSubject(one: IconId, other: IconId): boolean {
  const [a, b] = [subjectOf(one), subjectOf(other)];
  return a === b || a.endsWith(`-${b}`) || b.endsWith(`-${a}`);
}
