import { defineTexts } from '#web/i18n/catalogue.ts';

export const customStylesTextsEn = {
  title: 'Custom Styles',
  lead: 'A look that is yours: trained on your own pictures, or described in your own words.',
  trainedTitle: 'How trained styles work',
  trained1: 'You give pictures that share one look: your own thumbnails, your own artwork.',
  trained2: 'The engine learns the look; you see it queued, in training, ready or failed.',
  trained3: 'Then it stands beside the presets of the Thumbnails tool, and its trigger word calls it up.',
  trained4:
    'The built-in engine measures the pictures: colours, contrast, light, grain, lettering and composition. It does not learn what a person or a thing looks like.',
  trainedRule: 'Training is free within the allowance, at most {count} starts a month a slot.',
  describedTitle: 'How described styles work',
  described1: 'You say in words what the look is: colours, light, mood, in English, Portuguese or Spanish.',
  described2: 'It stands in the style list of Genesys Pro and Genesys 1.0.',
  described3: 'No training, no waiting: it can be used at once.',
  described4:
    'The built-in engine draws in the nearest of its image styles, in the colours and the light that you name.',
  signIn: 'To make a style of your own,',
  signInLink: 'log in.',
  allowances: 'What each plan includes',
  plan: 'Plan',
  trained: 'Trained styles',
  described: 'Described styles',
  none: 'none',
  unlimited: 'unlimited',
  yours: 'your plan',
  statusLink: 'See the styles in training',
  presetLink: 'Start with a preset style',
  pricingLink: 'Compare the plans',
} as const;

export const customStylesTexts = defineTexts(
  customStylesTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
