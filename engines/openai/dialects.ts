/**
 * How a server that speaks OpenAI's image calls differs from the others, as data. Sources: OpenAI's description of its API
 * (2.3.0, 2026-08), `examples/server/api.md` of stable-diffusion.cpp, `docs/content/features/image-generation.md` of LocalAI.
 */
export interface ImageDialect {
  /** What may be asked for as `size`: some sizes, or any whose sides are multiples of 16. */
  readonly sizes: readonly (readonly [width: number, height: number])[] | 'multiples-of-16';
  /** Whether `quality` (low, medium, high), `output_format` and `moderation` are read. */
  readonly knowsQuality: boolean;
  readonly knowsFormat: boolean;
  /** Whether it answers with addresses unless it is asked for `b64_json`. */
  readonly asksForBase64: boolean;
  /** How many pictures one call may make. */
  readonly maxCount: number;
  /** What of a prompt would be read as a command of the server's; users' prompts are only words. Null where nothing is. */
  readonly commands: RegExp | null;
  /** Null where pictures cannot be edited. */
  readonly edits: {
    /** References and source together. */
    readonly maxPictures: number;
    /** How what is to change is marked in the mask: by being transparent, or white. */
    readonly mask: 'transparent' | 'white' | null;
    readonly outputFormat: 'png' | null;
  } | null;
}

const landscapePortraitSquare = [
  [1536, 1024],
  [1024, 1536],
  [1024, 1024],
] as const;

const openAiEdits = { maxPictures: 16, mask: 'transparent', outputFormat: 'png' } as const;

/** GPT image models before 2: three sizes, of which 3:2 is cut to 16:9 afterwards. */
const gptImage1: ImageDialect = {
  sizes: landscapePortraitSquare,
  knowsQuality: true,
  knowsFormat: true,
  asksForBase64: false,
  maxCount: 10,
  commands: null,
  edits: openAiEdits,
};

const dalle3: ImageDialect = {
  sizes: [
    [1792, 1024],
    [1024, 1792],
    [1024, 1024],
  ],
  knowsQuality: false,
  knowsFormat: false,
  asksForBase64: true,
  maxCount: 1,
  commands: null,
  edits: null,
};

/** What OpenAI's own models want, by the beginning of their names; a name that nobody knows yet is like the newest. */
export function dialectOfModel(model: string): ImageDialect {
  if (/^gpt-image-1(-mini|\.5)?(-\d|$)/.test(model)) return gptImage1;
  if (model.startsWith('dall-e')) return dalle3;
  return { ...gptImage1, sizes: 'multiples-of-16' };
}

/** Servers of others, by the name that the operator gives or that they give away. */
export const serverDialects = {
  /** Reads prompt, n, size and formats only; its mask is a greyscale picture; edits answer as PNG or JPEG. */
  'sd-server': {
    sizes: 'multiples-of-16',
    knowsQuality: false,
    knowsFormat: true,
    asksForBase64: false,
    maxCount: 4,
    // `<sd_cpp_extra_args>` sets whatever the server knows.
    commands: /[<>]/g,
    edits: { maxPictures: 4, mask: 'white', outputFormat: 'png' },
  },
  /** Answers with addresses unless asked otherwise, and has no edits route. */
  localai: {
    sizes: 'multiples-of-16',
    knowsQuality: false,
    knowsFormat: false,
    asksForBase64: true,
    maxCount: 4,
    // What follows `|` is what the picture should not show.
    commands: /\|/g,
    edits: null,
  },
  /** Only what every such server understands. */
  plain: {
    sizes: 'multiples-of-16',
    knowsQuality: false,
    knowsFormat: false,
    asksForBase64: true,
    maxCount: 1,
    // It may be either of them.
    commands: /[<>|]/g,
    edits: null,
  },
} as const satisfies Record<string, ImageDialect>;

export type ServerDialect = keyof typeof serverDialects;
