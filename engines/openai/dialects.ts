/**
 * The differences between servers with OpenAI's image API, as data. Sources: OpenAI's description of its
 * API (2.3.0, 2026-08), `examples/server/api.md` of stable-diffusion.cpp,
 * `docs/content/features/image-generation.md` of LocalAI.
 */
export interface ImageDialect {
  /** The values of `size`: some sizes, or any whose sides are multiples of 16. */
  readonly sizes: readonly (readonly [width: number, height: number])[] | 'multiples-of-16';
  /** Whether it reads `quality` (an effort), `output_format` and `moderation`. */
  readonly knowsQuality: boolean;
  readonly knowsFormat: boolean;
  /** Whether it responds with addresses unless the request has `b64_json`. */
  readonly asksForBase64: boolean;
  /** How many pictures one call may make. */
  readonly maxCount: number;
  /** The longest prompt, in characters, if one of ours may be longer. */
  readonly maxPrompt: number | null;
  /**
   * The parts of a prompt that the server would run as a command, which users must not do. Null when there
   * are none.
   */
  readonly commands: RegExp | null;
  /** Null when it cannot edit pictures. */
  readonly edits: {
    /** References and source together. */
    readonly maxPictures: number;
    /** How the mask marks what changes: transparent, or white. */
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

/** GPT image models before 2: three sizes, of which 3:2 is cropped to 16:9 afterwards. */
const gptImage1: ImageDialect = {
  sizes: landscapePortraitSquare,
  knowsQuality: true,
  knowsFormat: true,
  asksForBase64: false,
  maxCount: 10,
  maxPrompt: null,
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
  maxPrompt: 4_000,
  commands: null,
  edits: null,
};

/** Its edits want a square PNG of at most 4 MB, which no picture of ours is. */
const dalle2: ImageDialect = {
  ...dalle3,
  sizes: [[1024, 1024]],
  maxCount: 10,
  maxPrompt: 1_000,
};

/**
 * The dialect of OpenAI's own models, by the beginning of the name. An unknown name is treated like the
 * newest.
 */
export function dialectOfModel(model: string): ImageDialect {
  if (/^gpt-image-1(-mini|\.5)?(-\d|$)/.test(model)) return gptImage1;
  if (model.startsWith('dall-e-2')) return dalle2;
  if (model.startsWith('dall-e')) return dalle3;
  return { ...gptImage1, sizes: 'multiples-of-16' };
}

/** Other servers, by the operator's setting or their own response. */
export const serverDialects = {
  /**
   * Reads prompt, n, size and formats only. Its mask is a greyscale picture; edits respond with PNG or JPEG.
   */
  'sd-server': {
    sizes: 'multiples-of-16',
    knowsQuality: false,
    knowsFormat: true,
    asksForBase64: false,
    maxCount: 4,
    maxPrompt: null,
    // `<sd_cpp_extra_args>` sets any option of the server.
    commands: /[<>]/g,
    edits: { maxPictures: 4, mask: 'white', outputFormat: 'png' },
  },
  /** Responds with addresses by default, and has no edits route. */
  localai: {
    sizes: 'multiples-of-16',
    knowsQuality: false,
    knowsFormat: false,
    asksForBase64: true,
    maxCount: 4,
    maxPrompt: null,
    // The text after `|` is a negative prompt.
    commands: /\|/g,
    edits: null,
  },
  /** Only what every compatible server understands. */
  plain: {
    sizes: 'multiples-of-16',
    knowsQuality: false,
    knowsFormat: false,
    asksForBase64: true,
    maxCount: 1,
    maxPrompt: null,
    // The server may be either of them.
    commands: /[<>|]/g,
    edits: null,
  },
} as const satisfies Record<string, ImageDialect>;

export type ServerDialect = keyof typeof serverDialects;
