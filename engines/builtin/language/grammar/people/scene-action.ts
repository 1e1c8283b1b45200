import type { PoseName } from '../../../own-drawings/figures/poses/poses.ts';
import type { PromptLanguage } from '../../../vocabulary.ts';

/** One row of a table of actions: the pose, and the words for it. */
export interface SceneAction extends Readonly<Record<PromptLanguage, string>> {
  pose: PoseName;
  /** Illustrations that the pose shows itself. */
  shows?: RegExp;
}
