import type { ApiCall } from './api-document.ts';

/** The product area of a call, by the first segments of its path. */
const groupOfTag: Readonly<Record<string, CallGroup>> = {
  auth: 'accounts',
  user: 'accounts',
  logout: 'accounts',
  'force-admin-access': 'accounts',
  notifications: 'notifications',
  generate: 'making',
  status: 'making',
  jobs: 'making',
  events: 'making',
  'user-images': 'pictures',
  images: 'pictures',
  files: 'pictures',
  'public-gallery': 'pictures',
  'preset-thumbnail-styles': 'styles',
  'preset-thumbnail-style': 'styles',
  'custom-thumbnail-styles': 'styles',
  'failed-thumbnail-styles': 'styles',
  'custom-styles': 'styles',
  'site-content': 'site',
  showcase: 'site',
  operator: 'site',
  contact: 'site',
  affiliate: 'site',
  admin: 'admin',
  health: 'server',
  ready: 'server',
};

/** In the order of a reader's interest. */
export const callGroups = [
  'accounts',
  'making',
  'pictures',
  'styles',
  'notifications',
  'site',
  'admin',
  'server',
  'others',
] as const;
export type CallGroup = (typeof callGroups)[number];

/** Calls that have a use only where pictures cost coins and plans are sold. */
const isAboutMoney =
  /^\/api\/(?:admin\/)?(?:billing|stripe|affiliate)s?\b|\/(?:coins|plan|check-premium-access)\b/;

/** Sentences about coins and plans, in English as all summaries are. */
const speaksOfMoney = /\b(?:coins?|plans?|charged)\b/i;

/** What a studio without coins has of the calls: neither those about money, nor what others say of it. */
export function withoutMoney(calls: readonly ApiCall[]): ApiCall[] {
  return calls
    .filter(({ path }) => !isAboutMoney.test(path))
    .map((call) => ({ ...call, summary: withoutSentences(call.summary) }));
}

function withoutSentences(summary: string): string {
  return summary
    .split('. ')
    .filter((sentence) => !speaksOfMoney.test(sentence))
    .join('. ');
}

/** The calls by group, in the groups' order, without empty groups. */
export function groupCalls(calls: readonly ApiCall[]): { group: CallGroup; calls: ApiCall[] }[] {
  return callGroups
    .map((group) => ({ group, calls: calls.filter((call) => (groupOfTag[call.tag] ?? 'others') === group) }))
    .filter((entry) => entry.calls.length > 0);
}
