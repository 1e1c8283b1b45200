import type { IconId, SceneId } from '../vocabulary.ts';
import type { ConceptKind } from './concepts/concept.ts';
/** One place in the prompt where a word or phrase names something with a picture. */
export interface Mention {
  /** First token and the one after the last. */
  start: number;
  end: number;
  words: string;
  icon: IconId;
  kind: ConceptKind;
  scene: SceneId | null;
  /** 0–1: how closely the words match a known name. */
  match: number;
  source: 'concept' | 'verb' | 'name' | 'keyword' | 'emoji';
}
