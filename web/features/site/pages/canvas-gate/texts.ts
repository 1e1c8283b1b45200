import { defineTexts } from '#web/i18n/catalogue.ts';

export const canvasGateTextsEn = {
  title: 'Canvas Editor',
  authenticating: 'Authenticating...',
  verifying: 'Verifying plan access...',

  gateTitle: "You don't have access to the Advanced Editor yet.",
  gateLine:
    'Change one part of a picture with a mask, or the whole of it with a sentence. It comes with the PRO, Plus and Enterprise plans.',
  mobile: 'Not available for mobile (coming soon!)',
  unlock: 'Unlock Access Now',
  later: 'Maybe Later',
  film: 'The studio at work, half a minute',
  play: 'Play',
  turnOnSound: 'Turn on sound',
  choose: 'Choose Your Plan',

  notHereTitle: 'The canvas editor is not part of this version yet',
  notHereLine:
    'Your plan includes it: as soon as this server is updated to a version that has it, it opens here. Until then nothing is charged for it.',
  yourPlan: 'Your plan: {plan}',
  gallery: 'Go to the gallery',
  studio: 'Back to the studio',
} as const;

export const canvasGateTexts = defineTexts(canvasGateTextsEn, (language) => import(`./texts.${language}.ts`));
