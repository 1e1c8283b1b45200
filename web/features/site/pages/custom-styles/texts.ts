import { writeList } from '#contract/lists.ts';
import { firstToolWith, labelsWith, tools } from '#contract/tools.ts';
import { siteTexts } from '#web/i18n/site-texts.ts';

export const customStylesTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  lead: 'A look of your own: trained on your pictures, or described in your words.',
  trainedTitle: 'How trained styles work',
  trained1: 'Add pictures that share one look: your thumbnails or artwork.',
  trained2: 'The engine learns the look. You see whether the style is queued, in training, ready or failed.',
  trained3: `Choose it in the ${tools[firstToolWith('thumbnail')].label} tool, or type its trigger word in a prompt.`,
  trained4:
    'The built-in engine measures colours, contrast, light, grain, lettering and composition. It does not learn what a person or an object looks like.',
  trainedRule:
    'Training is included. You can start it up to {count} times a month for each style your plan allows.',
  describedTitle: 'How described styles work',
  described1: 'Describe colours, light and mood in English, Portuguese or Spanish.',
  described2: `The style appears in the list of ${writeList('en', labelsWith('image'), 'and')}.`,
  described3: 'No training, no waiting: use it right away.',
  described4: 'The built-in engine uses the closest image style, with your colours and light.',
  signIn: 'To create your own style,',
  signInLink: 'log in.',
  allowances: 'What each plan includes',
  trained: 'Trained styles',
  described: 'Described styles',
  none: 'none',
  statusLink: 'See the styles in training',
  presetLink: 'Start with a preset style',
  pricingLink: 'Compare plans',
});
