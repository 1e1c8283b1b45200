import * as z from 'zod';
import { errorCodeSchema } from './error-codes.ts';

/** The preset creator styles of the Thumbnails tool. Ids and trigger words are fixed by the specification. */
export const presetThumbnailStyles = [
  { id: 'MrBeast-tzdev', styleName: 'MrBeast', trigger_word: 'MrBeast-tzdev', slug: 'mrbeast' },
  { id: 'Kurzgesagt-tzdev', styleName: 'Kurzgesagt', trigger_word: 'Kurzgesagt-tzdev', slug: 'kurzgesagt' },
  { id: 'NickD-tzdev', styleName: 'NickD', trigger_word: 'NickD-tzdev', slug: 'nickd' },
  { id: 'Matthew-tzdev', styleName: 'Matthew', trigger_word: 'Matthew-tzdev', slug: 'matthew' },
  { id: 'Lebron-tzdev', styleName: 'Lebron', trigger_word: 'Lebron-tzdev', slug: 'lebron' },
  { id: 'MaxVersta', styleName: 'Max Versta', trigger_word: 'Max-tzdev', slug: 'max-versta' },
  { id: 'BackgroundIRL', styleName: 'Background IRL', trigger_word: 'IRLstyle', slug: 'background-irl' },
] as const;
export type PresetThumbnailStyle = (typeof presetThumbnailStyles)[number];
export type PresetThumbnailStyleId = PresetThumbnailStyle['id'];
export const defaultThumbnailStyle: PresetThumbnailStyleId = 'MrBeast-tzdev';

/** Ids that a style list may contain and that clients never show. */
export const hiddenThumbnailStyleIds = ['default', 'youtube'] as const;

/**
 * The image styles of Genesys Pro and Genesys 1.0. The id is stored and accepted, the label is shown. The
 * description becomes part of the prompt for remote engines; `web/features/studio/image-styles` has the texts
 * for users.
 */
export const imageStyles = [
  {
    id: 'Photographic',
    label: 'Photographic',
    description: 'Natural light, true colours and a shallow depth of field.',
  },
  {
    id: 'Realistic',
    label: 'Realistic',
    description: 'Everyday realism with balanced light and fine detail.',
  },
  {
    id: 'Cartoon',
    label: 'Cartoon',
    description: 'Clean outlines, flat shades and rounded, friendly shapes.',
  },
  {
    id: 'Masterpiece',
    label: 'Masterpiece',
    description: 'A rich painted look with dramatic light and texture.',
  },
  { id: 'Comic', label: 'Comic', description: 'Ink lines, halftone dots and bold primary colours.' },
  {
    id: 'Futuristic',
    label: 'Futuristic',
    description: 'Neon edges, glass and light trails of a near future.',
  },
  { id: 'Retro', label: 'Retro', description: 'Faded film, warm grain and the palette of the seventies.' },
  { id: 'Disney', label: 'Disney', description: 'Storybook light, soft colours and a sense of wonder.' },
  {
    id: 'Portrait',
    label: 'Portrait',
    description: 'One subject close up, soft background, flattering light.',
  },
  {
    id: 'Video Games',
    label: 'Video Games',
    description: 'Vivid game art with glowing highlights and depth.',
  },
  {
    id: 'Cinema',
    label: 'Cinema',
    description: 'Wide-screen grading in teal and orange, film bars and haze.',
  },
  {
    id: 'Architecture',
    label: 'Architecture',
    description: 'Straight lines, clear daylight and calm materials.',
  },
  { id: 'Sketch', label: 'Sketch', description: 'Pencil hatching on paper, drawn by hand.' },
  { id: 'Blueprint', label: 'Blueprint', description: 'White construction lines on technical blue.' },
  {
    id: 'CCTV footage photo',
    label: 'CCTV Footage',
    description: 'Security camera: scan lines, noise and a timestamp.',
  },
  {
    id: 'Pixaled Art',
    label: 'Pixel Art',
    description: 'Large pixels and a small palette, like an old console.',
  },
  { id: 'PNG', label: 'PNG', description: 'The subject alone on a transparent background.' },
  { id: 'POV GoPro', label: 'POV GoPro', description: 'A wide action camera with a curved horizon.' },
  { id: 'Default', label: 'Default', description: 'No treatment: the prompt alone decides.' },
] as const;
export type ImageStyleId = (typeof imageStyles)[number]['id'];
export const defaultImageStyle: ImageStyleId = 'Photographic';

/** Other spellings that clients send. */
const imageStyleAliases: Record<string, ImageStyleId> = {
  'cctv footage': 'CCTV footage photo',
  pixeled: 'Pixaled Art',
};

/** Finds a preset thumbnail style by id, name or trigger word, in any case. */
export function findThumbnailStyle(value: string): PresetThumbnailStyle | undefined {
  const key = value.trim().toLowerCase();
  return presetThumbnailStyles.find(
    (style) =>
      style.id.toLowerCase() === key ||
      style.styleName.toLowerCase() === key ||
      style.trigger_word.toLowerCase() === key,
  );
}

/** Finds an image style by id, label or alias, in any case. */
export function findImageStyle(value: string): (typeof imageStyles)[number] | undefined {
  const key = value.trim().toLowerCase();
  const id = imageStyleAliases[key];
  return imageStyles.find(
    (style) => style.id === id || style.id.toLowerCase() === key || style.label.toLowerCase() === key,
  );
}

/** Prefix of a described style's id in the specification's list of styles: `custom:{id}`. */
const ownStylePrefix = 'custom:';

/** Returns the stored id of a style that a client may name `custom:{id}`; other values as they are. */
export function ownStyleId(value: string): string {
  return value.startsWith(ownStylePrefix) ? value.slice(ownStylePrefix.length) : value;
}

/** Returns the specification's value of a described style. */
export function ownStyleValue(id: string): string {
  return ownStylePrefix + ownStyleId(id);
}

/** The specification's value of a style: a preset's id; the name of another style. */
export function styleValue({ id, name }: { id: string; name: string }): string {
  return findThumbnailStyle(id)?.id ?? findImageStyle(id)?.id ?? name;
}

/**
 * The name of a style for a screen: a preset's label; another name without suffixes like `-style`, `-v2` or
 * `@tag`. A value `custom:{id}` is no name and stays as it is.
 */
export function styleLabel(style: string): string {
  const preset = findThumbnailStyle(style)?.styleName ?? findImageStyle(style)?.label;
  if (preset !== undefined) return preset;
  if (style.startsWith(ownStylePrefix)) return style;
  const plain = style.replace(/@\S+/g, '').trim();
  return plain.replace(/(-style|-v\d+)+$/i, '').trim() || style;
}

export const presetThumbnailStyleSchema = z.object({
  id: z.string(),
  styleName: z.string(),
  trigger_word: z.string(),
  previewUrl: z.string().optional(),
});

export const customThumbnailStyleSchema = z.object({
  _id: z.string(),
  id: z.string(),
  styleId: z.string(),
  styleName: z.string(),
  name: z.string(),
  triggerWord: z.string(),
  trigger_word: z.string(),
  mode: z.string(),
  /** `pending`, `processing`, `ready` or `failed`; clients show any other value verbatim. */
  status: z.string(),
  /** Progress of the training, 0 to 100; null if unknown. */
  progress: z.number().min(0).max(100).nullable(),
  /** Number of training pictures. */
  pictures: z.number().int(),
  /** A small copy of one of them. */
  previewUrl: z.string().nullable(),
  /** Ids of the training under the names that clients read; null before the training starts. */
  request_id: z.string().nullable(),
  finetune_id: z.string().nullable(),
  model_id: z.string().nullable(),
  /** A description of the training pictures. */
  description: z.string(),
  /** Why the training failed. */
  error: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type CustomThumbnailStyle = z.infer<typeof customThumbnailStyleSchema>;

export const customImageStyleSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  originalDescription: z.string(),
  /** A small picture in this style; null until it is drawn. */
  previewUrl: z.string().nullable(),
});
export type CustomImageStyle = z.infer<typeof customImageStyleSchema>;
