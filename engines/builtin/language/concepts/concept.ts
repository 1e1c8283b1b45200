import type { IconId, PromptLanguage, SceneId } from '../../vocabulary.ts';

/**
 * What sort of idea a row names. It decides how confident the engine is that the row's icon may be the hero:
 * - `being`: an animal, a creature or a role with an unmistakable look; `thing`: an object one can point at;
 * - `topic`: an abstract subject with a conventional picture (savings: a money bag);
 * - `emotion`: a feeling, drawn as a face;
 * - `person`: a person without a look of their own (a boss, a sister), rarely a good hero;
 * - `country`: a country, drawn as its silhouette where the title has no stronger subject;
 * - `place`: a city, a landscape: first of all a scene;
 * - `weak`: a word that hints at a picture but never carries one.
 */
export type ConceptKind = 'being' | 'thing' | 'topic' | 'emotion' | 'person' | 'country' | 'place' | 'weak';

/**
 * One idea with its words in each language. Word lists are separated by commas and hold singular forms (the
 * matcher finds plurals), irregular forms and phrases. `verbs` hold infinitives, matched in all their forms
 * but only if the prompt uses them as verbs.
 */
export interface Concept extends Partial<Record<PromptLanguage, string>> {
  icon: IconId;
  scene?: SceneId;
  kind: ConceptKind;
  verbs?: Partial<Record<PromptLanguage, string>>;
}
