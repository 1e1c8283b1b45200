import { defineTexts } from '#web/i18n/catalogue.ts';

export const referenceTextsEn = {
  title: 'API reference',
  lead: 'Everything that the web app does, it does through these calls. You can make them yourself.',
  inEnglish: 'What each call does is written in English.',
  tryTitle: 'Try them',
  tryLine: 'The interactive page of this server sends real calls with your session.',
  docs: 'Open the interactive page',
  document: 'OpenAPI document (JSON)',
  howTitle: 'How calls work',
  howSession:
    'Signing in sets a session cookie. Send it with every call that needs it; from a browser use credentials: include.',
  howErrors:
    'What fails answers with a status, a stable code, a sentence that says what to do, and a request id.',
  howRepeat:
    'Send an Idempotency-Key with what costs coins: the same key again answers the same, and is charged once.',
  howLimits: 'Too many calls answer 429 with the seconds to wait.',
  accounts: 'Accounts',
  making: 'Making pictures',
  pictures: 'Pictures',
  styles: 'Styles',
  notifications: 'Notifications',
  site: 'Site and contact',
  admin: 'Admin',
  server: 'Server',
  others: 'Others',
  groups: 'Groups of calls',
  filter: 'Filter the calls',
  found: { one: '{count} call', other: '{count} calls' },
  none: 'No call matches.',
  needsSession: 'session',
  needsAdmin: 'admin',
  open: 'open to all',
  path: 'In the address',
  query: 'After the question mark',
  header: 'Headers',
  body: 'Body',
  required: 'required',
  nothing: 'Takes nothing.',
  loading: 'Loading the calls',
  failedTitle: 'The list of calls could not be loaded',
} as const;

export const referenceTexts = defineTexts(referenceTextsEn, (language) => import(`./texts.${language}.ts`));
