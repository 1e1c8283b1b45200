/**
 * The tools that make pictures, as clients name them (`variant`), and what each costs. Coin costs are facts of the
 * business: the server charges these whatever a client claims.
 */
export const tools = {
  Thumbnail: { label: 'Thumbnails', coins: 15, premium: false, slug: 'THUMBNAIL' },
  ThumbnailsV2: { label: 'Thumbnails V2', coins: 50, premium: true, slug: 'THUMBNAILS_V2' },
  'Genesys Pro': { label: 'Genesys Pro', coins: 10, premium: false, slug: 'GENESYS_PRO' },
  'Genesys 1.0': { label: 'Genesys 1.0', coins: 1, premium: false, slug: 'GENESYS_1' },
  Upscaler: { label: 'Upscaler', coins: 5, premium: false, slug: 'UPSCALER' },
} as const;

export type Tool = keyof typeof tools;
export const toolNames = Object.keys(tools) as [Tool, ...Tool[]];

/** The tools that make pictures from a prompt; all but ThumbnailsV2 by `POST /api/generate`. */
export const generateTools = ['Thumbnail', 'ThumbnailsV2', 'Genesys Pro', 'Genesys 1.0'] as const;
export type GenerateTool = (typeof generateTools)[number];

/** The canvas editor's paid actions; the editor itself is no tool of the studio's form. */
export const editCosts = { maskEdit: 10, imageEdit: 15 } as const;

export const defaultTool: Tool = 'Thumbnail';

/** Thumbnails are always 16:9; the other tools take any resolution. */
export function isThumbnailTool(tool: Tool): boolean {
  return tool === 'Thumbnail' || tool === 'ThumbnailsV2';
}

/** How many designs one press may make; each is paid for. */
export const designCounts = [1, 2, 4] as const;
export type DesignCount = (typeof designCounts)[number];

export function isTool(value: unknown): value is Tool {
  return typeof value === 'string' && Object.hasOwn(tools, value);
}

export function isGenerateTool(value: unknown): value is GenerateTool {
  return generateTools.some((tool) => tool === value);
}

/** How many more times a balance of coins pays for a tool. */
export function remainingGenerations(coins: number, tool: Tool): number {
  return Math.max(0, Math.floor(coins / tools[tool].coins));
}
