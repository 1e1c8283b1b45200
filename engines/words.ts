import type { PromptChange } from '#contract/enhance-prompt.ts';
import type { PictureMeasures } from '#contract/image-analysis.ts';
import type { AudioType } from '#contract/speech.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { SourcePicture } from './picture-requests.ts';

/** A recording of at most half a minute, whole. */
export interface TranscribeRequest {
  readonly bytes: Uint8Array;
  readonly mimeType: AudioType;
  /** What is spoken, as a tag such as `pt-BR`; null where nobody knows. */
  readonly language: string | null;
}

export interface DescribeRequest {
  readonly picture: SourcePicture;
  /** The language of the answer, as a tag such as `pt-BR`. */
  readonly language: string;
}

export interface EnhanceRequest {
  readonly prompt: string;
  readonly tool: GenerateTool;
  /** The style's id or name; empty where none is chosen. */
  readonly style: string;
  /** What was measured in the reference picture, where there is one. */
  readonly analysis: PictureMeasures | null;
  /** What an engine has seen in it. */
  readonly description?: string;
}

export interface EnhancedPrompt {
  readonly prompt: string;
  /** What it says that the prompt did not, in order; empty where there was nothing to add. */
  readonly changes: readonly { readonly kind: PromptChange; readonly words: string }[];
}

/** What somebody says of a style, said more fully. */
export interface EnhancedStyle {
  readonly description: string;
  /** What it says that the description did not, in order; empty where there was nothing to add. */
  readonly added: readonly string[];
}

/** What the content policy refuses. Violence as such is none of it: games, films and history are full of it. */
export type PolicyBreach = 'sexual' | 'hate' | 'gore' | 'self-harm' | 'crime';
