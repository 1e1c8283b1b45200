import type { AspectRatio } from '#contract/resolutions.ts';
import type { DesignCount, StudioTool } from '#contract/tools.ts';
import type { UpscaleFactor } from '#contract/upscale.ts';

/** Commands in one language: lower case, without accents, each a whole utterance or what precedes a name. */
export interface CommandWords {
  generate: readonly string[];
  clear: readonly string[];
  enhance: readonly string[];
  aspect: Readonly<Record<AspectRatio, readonly string[]>>;
  count: Readonly<Record<DesignCount, readonly string[]>>;
  /** Precede a style's name. */
  style: readonly string[];
  /** Precede a tool's name. */
  tool: readonly string[];
  startUpscale: readonly string[];
  factor: Readonly<Record<UpscaleFactor, readonly string[]>>;
}

const files = import.meta.glob<{ texts: CommandWords }>('./command-words.*.ts', { eager: true });

/** By language, all active at once: engines recognise the spoken language, not the screen's. */
export const commandWords: readonly CommandWords[] = Object.values(files).map(({ texts }) => texts);

/** The tools' spoken names, and how recognisers write them. */
export const spokenTools: Readonly<Record<StudioTool, readonly string[]>> = {
  Thumbnail: ['thumbnail', 'thumbnails', 'thumb', 'thumbs', 'miniatura', 'miniaturas'],
  ThumbnailsV2: [
    'thumbnailsv2',
    'thumbnailv2',
    'thumbnails2',
    'thumbnailstwo',
    'thumbnailsvtwo',
    'thumbnailsversion2',
  ],
  'Genesys Pro': ['genesyspro', 'genesispro'],
  'Genesys 1.0': [
    'genesys',
    'genesis',
    'genesys1',
    'genesis1',
    'genesys10',
    'genesis10',
    'genesysone',
    'genesisone',
  ],
  Upscaler: ['upscaler', 'upscale', 'upscaling', 'ampliador'],
};
