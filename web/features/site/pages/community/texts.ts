import { siteTexts } from '#web/i18n/site-texts.ts';

export const communityTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  lead: 'Show your thumbnails, ask other creators and talk to the operator.',
  join: 'Join the community',
  leads: 'Opens {host} in a new tab.',
  doTitle: 'What to do there',
  doShow: 'Show two versions of a thumbnail and find out which one people would click.',
  doAsk: 'Ask how others achieved a look, and share prompts that worked.',
  doTell: 'Tell us what is missing. Many updates start as ideas there.',
  rulesTitle: 'Rules',
  rules: 'Be kind, show your own work, and follow the terms of service.',
  noneTitle: 'No community yet',
  none: 'The operator of this server has not set up a community. You can contact them directly.',
  adminHint: 'You are an admin: set COMMUNITY_URL in the configuration to show an invitation here.',
  failedTitle: 'The invitation could not be loaded',
});
