/** Breeds, coats and poses of animals in the words of all languages at once, compared without accents. */
import type { PoseName } from '../own-drawings/beasts/poses.ts';
import type { SpeciesName } from '../own-drawings/beasts/species.ts';
import type { IconId } from '../vocabulary.ts';

/** Illustrations of the packed set that are no animal's own name. */
export const speciesOf: Readonly<Record<IconId, SpeciesName>> = {
  'dog-face': 'dog',
  'cat-face': 'cat',
  'black-cat': 'black-cat',
  'tiger-face': 'tiger',
  'cow-face': 'cow',
  'horse-face': 'horse',
  'pig-face': 'pig',
  ram: 'ewe',
  'water-buffalo': 'ox',
  'two-hump-camel': 'camel',
};

const row = (of: SpeciesName, is: SpeciesName, words: string) => ({
  of,
  is,
  words: new RegExp(`\\b(?:${words})\\b`),
});

/** Which animal of a kind it is, the first that fits. */
export const coatsAndBreeds = [
  row('dog', 'golden-retriever', 'golden(?: retriever)?s?|labradore?s?'),
  row('dog', 'husky', 'husk(?:y|ies|ys)|malamutes?|samoyeds?'),
  row('dog', 'dalmatian', 'dalmatians?|dalmatas?'),
  row(
    'dog',
    'german-shepherd',
    'german shepherds?|pastor(?:es)? ale(?:mao|maes|man|manes)|rottweilers?|dobermann?s?',
  ),
  row('dog', 'bulldog', 'bull ?dogs?|pugs?|boxers?|pit ?bulls?'),
  row('dog', 'dachshund', 'dachshunds?|salsichinhas?|perros? salchicha|teckels?|sausage dogs?|basset'),
  row(
    'cat',
    'black-cat',
    'black (?:\\w+ )?(?:cats?|kittens?|kitty)|gat[oa]s? (?:pret[oa]|negr[oa])s?|gatinh[oa]s? pret[oa]s?|gatit[oa]s? negr[oa]s?',
  ),
  row(
    'cat',
    'white-cat',
    'white (?:\\w+ )?(?:cats?|kittens?|kitty)|gat[oa]s? (?:branc[oa]|blanc[oa])s?|gatinh[oa]s? branc[oa]s?|gatit[oa]s? blanc[oa]s?|persian',
  ),
  row('cat', 'siamese', 'siamese|siames(?:a|es)?'),
  row(
    'horse',
    'white-horse',
    'white (?:\\w+ )?(?:horses?|stallions?|mares?|pon(?:y|ies))|cavalos? brancos?|caballos? blancos?|eguas? brancas?|yeguas? blancas?',
  ),
  row(
    'horse',
    'black-horse',
    'black (?:\\w+ )?(?:horses?|stallions?|mares?|pon(?:y|ies))|cavalos? (?:pret|negr)os?|caballos? negros?|eguas? pretas?|yeguas? negras?',
  ),
  row('horse', 'pegasus', 'pegasus|pegaso|winged horses?|cavalos? alados?|caballos? alados?'),
  row('lion', 'lioness', 'lioness(?:es)?|leoas?|leonas?'),
  row('leopard', 'panther', 'panthers?|panteras?'),
  row('leopard', 'puma', 'pumas?|cougars?|mountain lions?|sucuaranas?|oncas?.pardas?'),
  row('leopard', 'cheetah', 'cheetahs?|guepardos?'),
  row('wolf', 'coyote', 'coyotes?|coiotes?'),
  row('deer', 'doe', 'does?|fawns?|bambi|corcas?|cervatillos?|filhotes? de veado'),
  row('cow', 'ox', 'bulls?|touros?|toros?'),
] as const;

/** Returns the breed, coat or near relation that the folded words name. */
export function kindNamed(species: SpeciesName, text: string): SpeciesName {
  return coatsAndBreeds.find((row) => row.of === species && row.words.test(text))?.is ?? species;
}

const pose = (name: PoseName, words: string) => ({ pose: name, words: new RegExp(`\\b(?:${words})`) });

/** What it does, the first that fits. */
export const poseWords = [
  pose('asleep', 'sleep|asleep|napping|dorm(?:e|indo|ido|ida)\\b|durmi|duerm|dormid'),
  pose('catching', 'catch|(?:peg|agarr|apanh|atrap)(?:a|ando)\\b|cogiendo|snatch'),
  pose(
    'fetching',
    'fetch|(?:chew|gnaw|bit)(?:s|es|ing)\\b|mord(?:e|endo|iendo|isca\\w*)\\b|roend|roye|muerde|masca|(?:carry|carries|carrying) .* in (?:its|his|her) mouth|(?:carry|carries|bringing|with|holding) (?:\\w+ ){1,4}in (?:its|his|her|the) mouth|(?:na|en la|en su|no|en el|en) (?:boca|hocico|focinho)\\b',
  ),
  pose('digging', 'dig(?:s|ging)?\\b|cava(?:ndo)?\\b|escava|excava'),
  pose('rearing', 'rear(?:s|ing)\\b|hind legs|empina|encabrit|relinch'),
  pose('stretching', 'stretch|espregui|alonga|estira'),
  pose('howling', 'howl|uiv(?:a|o)|aull'),
  pose('roaring', 'roar|rug(?:e|i)|growl|rosnan|grun'),
  pose(
    'grazing',
    'graz|pasta(?:n|m)|pasce|drink|bebe(?:n|m)?\\b|bebendo|bebiendo|eating grass|comendo (?:grama|capim)|comiendo (?:hierba|pasto)',
  ),
  pose('jumping', 'jump|leap|pula(?:n|\\b)|salta'),
  pose(
    'running',
    'run(?:s|ning)?\\b|persegu|persig|gallop|galop|chas(?:es|ing)|hunt(?:s|ing)|corr(?:e|en|endo|iendo)\\b|cacando|cazando|racing|sprint',
  ),
  pose('lying', 'lying|lies\\b|resting|deitad|descansa|tumbad|acostad|echad[oa]'),
  pose('sitting', 'sits\\b|sitting|seated|sentad'),
  pose(
    'walking',
    'walk|cross|strol|march|prowl|wander|roam|trot|cruza|atravess|caminh|camina|andando|anda\\b|pasea|vaga',
  ),
] as const;
