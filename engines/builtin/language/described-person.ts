import type { Candidate } from './candidate.ts';
import type { Token } from './tokens.ts';

/** Clothes, umbrellas and places of a person: never the subject of a picture with a person in it. */
const surroundings =
  /^(dress|coat|t-shirt|jeans|womans-clothes|kimono|sari|necktie|scarf|gloves|socks|top-hat|womans-hat|womans-boot|high-heeled-shoe|mans-shoe|running-shoe|ballet-shoes|thong-sandal|hiking-boot|billed-cap|sunglasses|glasses|backpack|handbag|purse|crown|lab-coat|safety-vest|running-shirt|shorts|bikini|umbrella|umbrella-with-rain-drops|cloud-with-rain|sun-behind-rain-cloud|snowflake|cloud|rainbow|bus-stop|chair|couch-and-lamp|door|window|brick|house|house-with-garden|hospital|school|hole|streetlight)$/;

/**
 * "A girl in a white dress": in the description of a picture the person it opens with comes before clothes,
 * weather and place, though a person is otherwise rarely a good hero.
 */
export function describedPersonFirst(
  candidates: Candidate[],
  { tokens, kind }: { tokens: readonly Token[]; kind: 'title' | 'scene' },
): Candidate[] {
  const best = candidates[0];
  if (kind !== 'scene' || !best || !surroundings.test(best.icon)) return candidates;
  const person = candidates.find(
    ({ mention }) =>
      mention.kind === 'person' &&
      tokens
        .slice(0, mention.start)
        .every(({ tag }) => ['determiner', 'adjective', 'number', 'noun'].includes(tag)),
  );
  if (!person || person.mention.start > best.mention.start) return candidates;
  const first = { ...person, rank: best.rank + 0.01, confidence: Math.max(person.confidence, 0.78) };
  return [first, ...candidates.filter((candidate) => candidate !== person)];
}
