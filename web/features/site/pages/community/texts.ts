import { defineTexts } from '#web/i18n/catalogue.ts';

export const communityTextsEn = {
  title: 'Community',
  lead: 'A place to show thumbnails, ask other creators, and talk to the people who run this server. It comes with every plan.',
  join: 'Join the community',
  leads: 'Opens {host} in a new tab.',
  doTitle: 'What goes on there',
  doShow: 'Show two versions of a thumbnail and hear which one is clicked.',
  doAsk: 'Ask how somebody got a look, and share prompts that worked.',
  doTell: 'Tell what is missing. Ideas from there end up in the updates.',
  rulesTitle: 'House rules',
  rules: 'Be kind, show your own work, and do not post what the terms forbid here.',
  noneTitle: 'There is no community here yet',
  none: 'The people who run this server have not set up a place to meet. Until then, write to them.',
  contact: 'Contact',
  adminHint: 'You are an admin: set COMMUNITY_URL in the configuration, and this page shows the invitation.',
  failedTitle: 'The invitation could not be loaded',
} as const;

export const communityTexts = defineTexts(communityTextsEn, (language) => import(`./texts.${language}.ts`));
