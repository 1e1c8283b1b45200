import {
  type LucideIcon,
  Palette,
  PanelsTopLeft,
  RectangleHorizontal,
  Scissors,
  UserRound,
  WandSparkles,
} from 'lucide-react';
import type { ReferenceUse } from '#contract/references.ts';

/** The icon of each use. */
export const useIcons: Readonly<Record<ReferenceUse, LucideIcon>> = {
  auto: WandSparkles,
  background: RectangleHorizontal,
  card: PanelsTopLeft,
  cutout: Scissors,
  person: UserRound,
  palette: Palette,
};

/** The text key of each use's explanation. */
export const useHints = {
  auto: 'autoHint',
  background: 'backgroundHint',
  card: 'cardHint',
  cutout: 'cutoutHint',
  person: 'personHint',
  palette: 'paletteHint',
} as const satisfies Record<ReferenceUse, string>;
