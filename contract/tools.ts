import { uploadLimits } from './limits.ts';

/**
 * The capabilities of a tool. Code branches on these, never on a tool's name: `scripts/tool-names.test.ts`
 * checks it.
 */
interface ToolCapabilities {
  readonly label: string;
  /** The price of one picture. The server charges it and ignores prices that clients send. */
  readonly coins: number;
  /** The feature that a plan must include; null if every plan has the tool. */
  readonly feature: 'thumbnailsV2' | 'canvasEditor' | null;
  readonly slug: string;
  /** Where it is chosen: the studio's list of tools, or the canvas editor. */
  readonly place: 'studio' | 'editor';
  /** What a picture is made from: a prompt, or one of the user's pictures. */
  readonly source: 'prompt' | 'picture';
  /**
   * Thumbnails have a headline and stay legible at a small size; images are scenes; upscales and edits are
   * versions of a picture.
   */
  readonly makes: 'thumbnail' | 'image' | 'upscale' | 'edit';
  /** What an engine does for it. */
  readonly operation: 'generate' | 'upscale' | 'edit' | 'inpaint';
  /** The styles to choose from. `preset`: looks of its own instead of styles. */
  readonly styles: 'thumbnail' | 'image' | 'preset' | null;
  /** The model for its prompts: `pro` makes more detailed pictures. */
  readonly model: 'fast' | 'pro' | null;
  /** Reference images: the maximum number, and whether a video's thumbnail may replace them. */
  readonly references: { readonly max: number; readonly fromVideo: boolean } | null;
  /** The name of the contract's call that starts it. */
  readonly call: 'generate' | 'generateThumbnail' | 'startUpscale' | 'startEdit';
  /** The specified sentences of its form and of its failures. */
  readonly sentences: 'common' | 'v2';
  /** Where its jobs are shown: among the studio's pictures, or where the tool is. */
  readonly history: 'stage' | 'own';
  /** Badge of its pictures in the gallery. */
  readonly badge: string | null;
}

/** The tools by the names that clients use (`variant`). */
export const tools = {
  Thumbnail: {
    label: 'Thumbnails',
    coins: 15,
    feature: null,
    slug: 'THUMBNAIL',
    place: 'studio',
    source: 'prompt',
    makes: 'thumbnail',
    operation: 'generate',
    styles: 'thumbnail',
    model: 'fast',
    references: null,
    call: 'generate',
    sentences: 'common',
    history: 'stage',
    badge: null,
  },
  ThumbnailsV2: {
    label: 'Thumbnails V2',
    coins: 50,
    feature: 'thumbnailsV2',
    slug: 'THUMBNAILS_V2',
    place: 'studio',
    source: 'prompt',
    makes: 'thumbnail',
    operation: 'generate',
    styles: 'preset',
    model: 'fast',
    references: { max: uploadLimits.maxReferences, fromVideo: true },
    call: 'generateThumbnail',
    sentences: 'v2',
    history: 'stage',
    badge: 'V2',
  },
  'Genesys Pro': {
    label: 'Genesys Pro',
    coins: 10,
    feature: null,
    slug: 'GENESYS_PRO',
    place: 'studio',
    source: 'prompt',
    makes: 'image',
    operation: 'generate',
    styles: 'image',
    model: 'pro',
    references: { max: 1, fromVideo: false },
    call: 'generate',
    sentences: 'common',
    history: 'stage',
    badge: null,
  },
  'Genesys 1.0': {
    label: 'Genesys 1.0',
    coins: 1,
    feature: null,
    slug: 'GENESYS_1',
    place: 'studio',
    source: 'prompt',
    makes: 'image',
    operation: 'generate',
    styles: 'image',
    model: 'fast',
    references: { max: 1, fromVideo: false },
    call: 'generate',
    sentences: 'common',
    history: 'stage',
    badge: null,
  },
  Upscaler: {
    label: 'Upscaler',
    coins: 5,
    feature: null,
    slug: 'UPSCALER',
    place: 'studio',
    source: 'picture',
    makes: 'upscale',
    operation: 'upscale',
    styles: null,
    model: null,
    references: null,
    call: 'startUpscale',
    sentences: 'common',
    history: 'own',
    badge: null,
  },
  'Mask Edit': {
    label: 'Mask Edit',
    coins: 10,
    feature: 'canvasEditor',
    slug: 'MASK_EDIT',
    place: 'editor',
    source: 'picture',
    makes: 'edit',
    operation: 'inpaint',
    styles: null,
    model: null,
    references: null,
    call: 'startEdit',
    sentences: 'common',
    history: 'own',
    badge: null,
  },
  'Image Edit': {
    label: 'Image Edit',
    coins: 15,
    feature: 'canvasEditor',
    slug: 'IMAGE_EDIT',
    place: 'editor',
    source: 'picture',
    makes: 'edit',
    operation: 'edit',
    styles: null,
    model: null,
    references: null,
    call: 'startEdit',
    sentences: 'common',
    history: 'own',
    badge: null,
  },
} as const satisfies Record<string, ToolCapabilities>;

export type Tool = keyof typeof tools;
export const toolNames = Object.keys(tools) as [Tool, ...Tool[]];

/** The tools with a capability. */
export type ToolWith<Capability> = {
  [Name in Tool]: (typeof tools)[Name] extends Capability ? Name : never;
}[Tool];

/** The tools that make pictures from a prompt. */
export type GenerateTool = ToolWith<{ source: 'prompt' }>;
export const generateTools = toolNames.filter(takesPrompt);

/** The tools of the form that `generate` takes. */
export const formTools = generateTools.filter((tool): tool is ToolWith<{ call: 'generate' }> => {
  return tools[tool].call === 'generate';
});

/** The tools to choose from in the studio. */
export type StudioTool = ToolWith<{ place: 'studio' }>;
export const studioTools = toolNames.filter(isStudioTool);

/** Whether a tool is one of the studio's. */
export function isStudioTool(tool: Tool): tool is StudioTool {
  return tools[tool].place === 'studio';
}

/** The tools that edit a picture by an instruction. */
export type EditTool = ToolWith<{ makes: 'edit' }>;
export const editTools = toolNames.filter((tool): tool is EditTool => tools[tool].makes === 'edit');

/** Whether a tool makes pictures from a prompt. */
export function takesPrompt(tool: Tool): tool is GenerateTool {
  return tools[tool].source === 'prompt';
}

/** Whether a tool makes thumbnails. */
export function makesThumbnails(tool: Tool): boolean {
  return tools[tool].makes === 'thumbnail';
}

/** The tools that edit a marked part of a picture, and all of it. */
export const maskEditTool = 'Mask Edit' satisfies ToolWith<{ operation: 'inpaint' }>;
export const imageEditTool = 'Image Edit' satisfies ToolWith<{ operation: 'edit' }>;

/** Prices of the canvas editor's actions, in coins. */
export const editCosts = {
  maskEdit: tools[maskEditTool].coins,
  imageEdit: tools[imageEditTool].coins,
} as const;

export const defaultTool = 'Thumbnail' satisfies GenerateTool;

/** The tool that enlarges pictures. */
export const upscaleTool = 'Upscaler' satisfies ToolWith<{ source: 'picture' }>;

/** Returns the first tool with these styles. */
export function firstToolWith(styles: 'thumbnail' | 'image'): GenerateTool {
  return generateTools.find((tool) => tools[tool].styles === styles) ?? defaultTool;
}

/** Returns the labels of the tools with these styles. */
export function labelsWith(styles: 'thumbnail' | 'image'): string[] {
  return generateTools.filter((tool) => tools[tool].styles === styles).map((tool) => tools[tool].label);
}

/** Makes a record with a value for each of these tools. */
export function byTool<Name extends Tool, Value>(
  names: readonly Name[],
  make: (tool: Name) => Value,
): Record<Name, Value> {
  // `fromEntries` loses the type of each key.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** Designs per generation; each costs the tool's price. */
export const designCounts = [1, 2, 4] as const;
export type DesignCount = (typeof designCounts)[number];

export function isTool(value: unknown): value is Tool {
  return typeof value === 'string' && Object.hasOwn(tools, value);
}

export function isGenerateTool(value: unknown): value is GenerateTool {
  return isTool(value) && takesPrompt(value);
}

/** Returns how many more generations a balance pays for, each with this many designs. */
export function remainingGenerations(coins: number, tool: Tool, designs = 1): number {
  return Math.max(0, Math.floor(coins / (tools[tool].coins * designs)));
}

/** Returns the largest number of designs of one generation that a balance pays for; null for none. */
export function affordableDesigns(coins: number, tool: Tool): DesignCount | null {
  return designCounts.findLast((designs) => remainingGenerations(coins, tool, designs) > 0) ?? null;
}
