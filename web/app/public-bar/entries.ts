import {
  AudioLines,
  Brush,
  ImagePlus,
  Images,
  type LucideIcon,
  MonitorPlay,
  Palette,
  ScanFace,
  SwatchBook,
} from 'lucide-react';
import { isBuilt } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import type { publicBarTexts } from './texts.ts';

type Text = keyof typeof publicBarTexts.english;

export interface ExploreEntry {
  text: Text;
  icon: LucideIcon;
  /** Null for an entry that is coming soon. */
  href: string | null;
  /** Announced, with a page that says so. */
  isSoon?: boolean;
  hint?: Text;
}

export interface ExploreGroup {
  text: Text;
  entries: readonly ExploreEntry[];
}

const canvasNote = isBuilt('canvasEditor')
  ? ({ hint: 'canvasEditorHint' } as const)
  : ({ isSoon: true } as const);

/** The entries of Explore, in the specification's order. */
export const exploreGroups: readonly ExploreGroup[] = [
  {
    text: 'aiFeatures',
    entries: [
      { text: 'voiceCommands', icon: AudioLines, href: pathOf('voiceCommands') },
      { text: 'presetStyles', icon: Palette, href: pathOf('presetStyles') },
      { text: 'customStyles', icon: SwatchBook, href: pathOf('customStyles') },
    ],
  },
  {
    text: 'generation',
    entries: [
      { text: 'referenceImages', icon: ImagePlus, href: pathOf('studio') },
      { text: 'privateGallery', icon: Images, href: pathOf('gallery') },
      { text: 'thumbnailsPreview', icon: MonitorPlay, href: pathOf('feedPreview') },
    ],
  },
  {
    text: 'beta',
    entries: [{ text: 'canvasEditor', icon: Brush, href: pathOf('canvas'), ...canvasNote }],
  },
  {
    text: 'comingSoon',
    entries: [{ text: 'faceSwap', icon: ScanFace, href: null, hint: 'faceSwapHint' }],
  },
];

export interface PublicLink {
  text: Text;
  href: string;
}

/** The links beside Explore; those of plans and their sale only where there are coins. */
export function publicLinks(usesCoins: boolean): readonly PublicLink[] {
  return allLinks.filter(({ isAboutCoins = false }) => usesCoins || !isAboutCoins);
}

const allLinks: readonly (PublicLink & { isAboutCoins?: boolean })[] = [
  { text: 'community', href: pathOf('community') },
  { text: 'pricing', href: pathOf('pricing'), isAboutCoins: true },
  { text: 'affiliate', href: pathOf('affiliate'), isAboutCoins: true },
  { text: 'contact', href: pathOf('contact') },
];
