/** Which old town is meant: one of Europe, or one of Latin America. */
import { grammarOf } from '../language/grammar/grammars.ts';
import { fold } from '../language/text.ts';
import { moodNamed } from '../scenes/scenes.ts';
import type { PromptLanguage, SceneId } from '../vocabulary.ts';
import type { ChosenScene } from './choose-scene.ts';

const colonial: Partial<Record<SceneId, SceneId>> = { village: 'colonial-town', market: 'colonial-market' };

/** Compared without accents, in the words of all languages at once. */
const ofEurope =
  /\b(?:medieva\w*|europ\w+|german\w*|aleman\w*|alema\w*|french|france|franca|francia|frances\w*|ital\w+|tuscan\w*|toscan\w+|prague|praga|bruges|brujas|edinburgh|edimburgo|provence|provenca|lisbon|lisboa|alfama|london|londres|paris|roma|rome|christmas|natal|natalin\w+|navidad|navide\w+|snow\w*|neve|nevad\w+|nieve|witch\w*|brux\w+|fairy|knights?|cavaleir\w+|caballero|castles?|castelo|castillo|viking\w*|inverno|invierno)\b/;
const ofLatinAmerica =
  /\b(?:mexic\w*|brazil\w*|brasil\w*|colonial|cuba\w*|havana|guatemal\w*|latin american?|peru\w*|colombia\w*|cartagena|oaxaca|bahia|salvador|cusco|ouro preto|antigua|bolivia\w*|ecuador\w*|favela)\b/;

/** Returns an old town or its market as the words and their language mean it; any other scene as it is. */
export function inRegion(
  place: ChosenScene,
  { prompt, language }: { prompt: string; language: PromptLanguage },
): ChosenScene {
  const id = colonial[place.id];
  if (id === undefined) return place;
  const text = fold(prompt);
  const isColonial =
    ofLatinAmerica.test(text) || (grammarOf(language).townsAreColonial && !ofEurope.test(text));
  if (!isColonial) return place;
  return { id, mood: moodNamed(id, place.mood.name) };
}
