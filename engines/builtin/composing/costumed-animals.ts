/**
 * "A mouse chef", "a cat dressed as a pirate": an animal in the clothes of a person's role, doing what they
 * do.
 */
import type { Person } from '../language/grammar/people/read-people.ts';
import { showsItself } from '../language/grammar/people/scene-actions.ts';
import { fold } from '../language/text.ts';
import { costumeOf } from '../own-drawings/figures/costumes.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { figureName } from '../own-drawings/figures/figures.ts';
import { isClothing, lookOf } from '../own-drawings/figures/looks.ts';
import type { Understanding } from '../understanding.ts';
import { poseOfAnimal } from './acts-of-animals.ts';
import { poseIn } from './read-action.ts';

/** What may be between an animal and its role; compared without accents, in all languages at once. */
const dressed =
  /^[ ,]*(?:(?:that is|who is|is|as|like|dressed|in|wearing|vestid[oa]|disfrazad[oa]|fantasiad[oa]|com roupa|con traje|con ropa|roupa|traje|de|como|up|que es|que e|an?|uma?|una?|the) ?)*$/;
const onlyAnd = /^[ ,]*(?:an?|uma?|una?|the|de|in|like) ?$/;

/** What stands for a role. */
const emblems =
  /^(?:crown|royal-crown|police-.*|pirate.*|person-.*|man-.*|woman-.*|crystal-ball|magic-wand|stethoscope|cook|ninja|detective|santa-claus|mage|anchor|shield|fire-engine|fire|microscope|test-tube|top-hat|helmet|.*-helmet)$/;

export function costumedAnimal(
  understanding: Understanding,
  person: Person,
  { text, prompt }: { text: string; prompt: string },
): Understanding | null {
  const { hero, secondHero, stickers, language } = understanding;
  const costume = costumeOf(person.look);
  if (costume === null) return null;
  for (const one of [hero, ...hero.runnersUp]) {
    const animal = one.value === null ? null : creatureOf(one.value);
    const words = /^"([^"]+)"/.exec(one.reason)?.[1];
    if (animal === null || words === undefined) continue;
    const at = text.indexOf(fold(words));
    if (at < 0) continue;
    const after = text.slice(at + fold(words).length, person.start);
    const before = text.slice(person.end, at);
    const isDressed =
      (at < person.start && dressed.test(after) && !onlyAnd.test(after.trim() === '' ? 'x' : after)) ||
      (person.end <= at && before.trim() === '');
    if (!isDressed) continue;
    const rest = text.slice(0, person.start) + ' '.repeat(person.end - person.start) + text.slice(person.end);
    const pose = poseOfAnimal(poseIn(rest, language), prompt) ?? person.does ?? 'standing';
    const value = figureName(animal, pose, [costume]);
    const isOwn = (icon: string) =>
      emblems.test(icon) ||
      creatureOf(icon) === animal ||
      isClothing(icon) ||
      lookOf(icon) !== null ||
      showsItself(pose, icon);
    return {
      ...understanding,
      hero: { value, confidence: 0.95, reason: 'an animal in a role', runnersUp: [hero, ...hero.runnersUp] },
      secondHero: secondHero === null || isOwn(secondHero) ? null : secondHero,
      relation: secondHero === null || isOwn(secondHero) ? null : (understanding.relation ?? null),
      stickers: stickers.filter((icon) => !isOwn(icon)),
    };
  }
  return null;
}
