import type { PromptChange } from '#contract/enhance-prompt.ts';
import type { PictureMeasures } from '#contract/image-analysis.ts';
import type { AudioType } from '#contract/speech.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { SourcePicture } from './picture-requests.ts';

/** A complete recording of at most half a minute. */
export interface TranscribeRequest {
  readonly bytes: Uint8Array;
  readonly mimeType: AudioType;
  /** The spoken language, as a tag such as `pt-BR`; null when unknown. */
  readonly language: string | null;
}

export interface DescribeRequest {
  readonly picture: SourcePicture;
  /** The language of the response, as a tag such as `pt-BR`. */
  readonly language: string;
}

export interface EnhanceRequest {
  readonly prompt: string;
  readonly tool: GenerateTool;
  /** The style's id or name; empty when none is chosen. */
  readonly style: string;
  /** The measures of the reference picture, if there is one. */
  readonly analysis: PictureMeasures | null;
  /** An engine's description of it. */
  readonly description?: string;
}

export interface EnhancedPrompt {
  readonly prompt: string;
  /** What was added to the prompt, in order; empty when nothing was. */
  readonly changes: readonly { readonly kind: PromptChange; readonly words: string }[];
}

/** A style's description with more detail. */
export interface EnhancedStyle {
  readonly description: string;
  /** What was added to the description, in order; empty when nothing was. */
  readonly added: readonly string[];
}

/**
 * What the content policy refuses. Violence as such is allowed: games, films and history are full of it.
 */
export type PolicyBreach = 'sexual' | 'hate' | 'gore' | 'self-harm' | 'crime';
