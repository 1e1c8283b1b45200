import type { IconId } from '../vocabulary.ts';
import type { Mention } from './mention.ts';
/** A mention, rated as the hero. */
export interface Candidate {
  icon: IconId;
  mention: Mention;
  /** Decides between candidates of one prompt. */
  rank: number;
  /** 0–1: how sure it is that this icon fits the prompt at all. */
  confidence: number;
}
