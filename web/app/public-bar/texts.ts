import { defineTexts } from '#web/i18n/catalogue.ts';

/** The bar for visitors, which the landing page shows as well. */
export const publicBarTextsEn = {
  mainMenu: 'Pages',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  home: 'Adventure, home',
  explore: 'Explore',
  aiFeatures: 'AI Features',
  voiceCommands: 'Voice Commands',
  presetStyles: 'Preset Styles',
  customStyles: 'Custom Styles',
  generation: 'Generation',
  referenceImages: 'Reference Images',
  privateGallery: 'Private Gallery',
  thumbnailsPreview: 'Thumbnails Preview',
  beta: 'Beta',
  canvasEditor: 'Canvas Editor',
  canvasEditorHint: 'Try our newest features!',
  comingSoon: 'Coming Soon',
  faceSwap: 'Face Swap AI',
  faceSwapHint: 'Available soon!',
  soon: 'Soon',
  community: 'Community',
  tutorial: 'Tutorial',
  pricing: 'Pricing',
  affiliate: 'Affiliate',
  contact: 'Contact',
  language: 'Language',
  login: 'Login',
  tryItFree: 'Try It Free',
  launchApp: 'Launch App',
} as const;

export const publicBarTexts = defineTexts(publicBarTextsEn, (language) => import(`./texts.${language}.ts`));
