import { siteTexts } from '#web/i18n/site-texts.ts';

/** The bar for visitors, which the landing page shows as well. */
export const publicBarTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  mainMenu: 'Pages',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  home: 'Adventure, home',
  explore: 'Explore',
  aiFeatures: 'AI Features',
  generation: 'Generation',
  referenceImages: 'Reference Images',
  privateGallery: 'Private Gallery',
  thumbnailsPreview: 'Thumbnails Preview',
  beta: 'Beta',
  canvasEditorHint: 'Try our newest features!',
  comingSoon: 'Coming Soon',
  faceSwap: 'Face Swap AI',
  faceSwapHint: 'Available soon!',
  affiliate: 'Affiliate',
});
