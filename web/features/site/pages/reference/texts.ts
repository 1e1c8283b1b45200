import { defineTexts } from '#web/i18n/catalogue.ts';

export const referenceTextsEn = {
  title: 'API reference',
  lead: 'The web app uses these endpoints for everything it does. You can use them too.',
  inEnglish: 'Endpoint descriptions are in English.',
  tryTitle: 'Try them',
  tryLine: "This server's interactive page sends real calls with your session.",
  docs: 'Open the interactive page',
  document: 'OpenAPI document (JSON)',
  howTitle: 'How calls work',
  howSession:
    'Signing in sets a session cookie. Send it with every call that needs it; in a browser, use credentials: include.',
  howErrors: 'Errors return a status, a stable code, a message that says what to do, and a request ID.',
  howRepeat:
    'Send an Idempotency-Key with calls that cost coins: if you repeat it, you get the same answer and are charged once.',
  howLimits: 'Too many calls return 429 with the seconds to wait.',
  accounts: 'Accounts',
  making: 'Making pictures',
  pictures: 'Pictures',
  styles: 'Styles',
  notifications: 'Notifications',
  site: 'Site and contact',
  admin: 'Admin',
  server: 'Server',
  others: 'Others',
  groups: 'Endpoint groups',
  filter: 'Filter endpoints',
  found: { one: '{count} endpoint', other: '{count} endpoints' },
  none: 'No endpoints match.',
  needsSession: 'session',
  needsAdmin: 'admin',
  open: 'public',
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  body: 'Body',
  required: 'required',
  nothing: 'No parameters.',
  loading: 'Loading the endpoints',
  failedTitle: 'The list of endpoints could not be loaded',
} as const;

export const referenceTexts = defineTexts(referenceTextsEn, (language) => import(`./texts.${language}.ts`));
