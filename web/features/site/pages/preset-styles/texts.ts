import { writeList } from '#contract/lists.ts';
import { firstToolWith, labelsWith, tools } from '#contract/tools.ts';
import { siteTexts } from '#web/i18n/site-texts.ts';

export const presetStylesTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  lead: '{thumbnails} styles for thumbnails and {images} for images. The built-in engine drew every sample from one sentence.',
  thumbnails: 'Thumbnails',
  thumbnailsLine: `For the ${tools[firstToolWith('thumbnail')].label} tool: 16:9, with a headline. {coins} coins per picture.`,
  thumbnailsLineCoinFree: `For the ${tools[firstToolWith('thumbnail')].label} tool: 16:9, with a headline.`,
  images: writeList('en', labelsWith('image'), 'and'),
  imagesLine: `For images in 16:9, 1:1 and 9:16. {pro} coins with ${tools['Genesys Pro'].label}, {one} with ${tools['Genesys 1.0'].label}. With the built-in engine, ${tools['Genesys Pro'].label} adds richer light, shadows and depth.`,
  imagesLineCoinFree: `For images in 16:9, 1:1 and 9:16. With the built-in engine, ${tools['Genesys Pro'].label} adds richer light, shadows and depth.`,
  use: 'Use this style',
  useNamed: 'Use this style: {style}',
  namesNote:
    'Style names only hint at a look. The people and companies they refer to did not make or approve the styles.',
  mrbeast: 'White comic capitals with a heavy black edge, one bright word, a huge subject on rays.',
  kurzgesagt: 'Flat and friendly: rounded letters without outlines, long shadows, floating shapes.',
  nickd: 'Clean and dark: condensed capitals, the key words on red bands, a calm background.',
  matthew: 'Neon arcade: heavy italics with a glowing edge and a ring of light behind the subject.',
  lebron: 'Comic sports poster: slanted capitals in relief, a cut-out subject on a star.',
  maxVersta: 'Cinema: widely spaced capitals, gold for the key word, bars above and below, film grain.',
  backgroundIrl: 'Pocket camera and scrapbook: marker handwriting, paper cut-outs, an out-of-focus place.',
});
