import type { ApiCall } from './api-document.ts';

/** Which part of the product a call belongs to, by the first words of its address. */
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

/** In the order in which one would want them. */
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

/** The calls by group, in the groups' order; a group without calls is left out. */
export function groupCalls(calls: readonly ApiCall[]): { group: CallGroup; calls: ApiCall[] }[] {
  return callGroups
    .map((group) => ({ group, calls: calls.filter((call) => (groupOfTag[call.tag] ?? 'others') === group) }))
    .filter((entry) => entry.calls.length > 0);
}
