/** The looks of ThumbnailsV2. No other tool offers them, and it offers no others. */
import type { Style } from './style.ts';
import { documentary } from './v2/documentary.ts';
import { markets } from './v2/markets.ts';
import { shock } from './v2/shock.ts';
import { studio } from './v2/studio.ts';

export const v2Styles: readonly Style[] = [studio, shock, documentary, markets];
