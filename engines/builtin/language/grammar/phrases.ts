import type { ColorName, PictureMeasures } from '../../../../contract/image-analysis.ts';
import type { Understanding } from '../../understanding.ts';
import type { LayoutId, SceneId } from '../../vocabulary.ts';

/** The phrases that an enhanced prompt is written with, in one language. */
export interface Phrases {
  headline: (text: string) => string;
  number: (value: string) => string;
  subject: (name: string) => string;
  setting: Readonly<Partial<Record<SceneId, string>>>;
  mood: Readonly<Partial<Record<Understanding['mood'], string>>>;
  layout: Readonly<Partial<Record<LayoutId, string>>>;
  /** Where a reference image has room for words. */
  roomForText: Readonly<Partial<Record<PictureMeasures['composition']['freeSide'], string>>>;
  colors: (names: string) => string;
  colorNames: Readonly<Record<ColorName, string>>;
  light: (adjectives: string) => string;
  adjectives: Readonly<{
    key: Partial<Record<PictureMeasures['light']['key'], string>>;
    temperature: Partial<Record<PictureMeasures['light']['temperature'], string>>;
    saturation: Partial<Record<PictureMeasures['saturation']['level'], string>>;
    highContrast: string;
    lowContrast: string;
  }>;
  and: string;
}
