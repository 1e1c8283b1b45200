import type { AspectRatio } from '#contract/resolutions.ts';
import type { DesignCount, Tool } from '#contract/tools.ts';
import type { UpscaleFactor } from '#contract/upscale.ts';

/** How a command is said in one language: lower case, without accents, each a whole utterance or what stands before a name. */
export interface CommandWords {
  generate: readonly string[];
  clear: readonly string[];
  enhance: readonly string[];
  aspect: Readonly<Record<AspectRatio, readonly string[]>>;
  count: Readonly<Record<DesignCount, readonly string[]>>;
  /** Before a style's name. */
  style: readonly string[];
  /** Before a tool's name. */
  tool: readonly string[];
  startUpscale: readonly string[];
  factor: Readonly<Record<UpscaleFactor, readonly string[]>>;
}

const files = import.meta.glob<{ texts: CommandWords }>('./command-words.*.ts', { eager: true });

/** By language, all at once: engines recognise what is said, not what the screen is set to. */
export const commandWords: readonly CommandWords[] = Object.values(files).map(({ texts }) => texts);

/** What the tools are called when they are said, and what recognisers make of that. */
export const spokenTools: Readonly<Record<Tool, readonly string[]>> = {
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
