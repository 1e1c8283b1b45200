import {
  type LucideIcon,
  Palette,
  PanelsTopLeft,
  RectangleHorizontal,
  Scissors,
  WandSparkles,
} from 'lucide-react';
import type { ReferenceUse } from '#contract/references.ts';

/** The sign of each use. */
export const useIcons: Readonly<Record<ReferenceUse, LucideIcon>> = {
  auto: WandSparkles,
  background: RectangleHorizontal,
  card: PanelsTopLeft,
  cutout: Scissors,
  palette: Palette,
};

/** The key of the sentence about each use. */
export const useHints = {
  auto: 'autoHint',
  background: 'backgroundHint',
  card: 'cardHint',
  cutout: 'cutoutHint',
  palette: 'paletteHint',
} as const satisfies Record<ReferenceUse, string>;
