import { plans } from '#contract/plans.ts';
import { siteTexts } from '#web/i18n/site-texts.ts';

export const canvasGateTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  gateTitle: "You don't have access to the Advanced Editor yet.",
  gateLine: `Edit part of a picture with a mask, or all of it with a sentence. Included in the ${plans.pro.label}, ${plans.plus.label} and ${plans.enterprise.label} plans.`,
  mobile: 'Not available for mobile (coming soon!)',
  unlock: 'Unlock Access Now',
  later: 'Maybe Later',
  film: 'Half a minute in the studio',
  play: 'Play',
  turnOnSound: 'Turn on sound',
  choose: 'Choose Your Plan',

  kept: 'Your picture is kept. A plan with the editor opens it here.',
  keptDesign:
    'Your picture is kept. A plan with the editor opens it here; the design panel changes it in every plan.',
  editDesign: 'Edit design',
});
