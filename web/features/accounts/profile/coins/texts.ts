import { uiTexts } from '#web/ui/ui-texts.ts';

/** Texts of the profile's coin section. */
export const coinsTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  line: 'Coins that expire first are spent first.',
  balance: { one: 'coin to spend', other: 'coins to spend' },
  held: {
    one: '{count} more is reserved for pictures in progress.',
    other: '{count} more are reserved for pictures in progress.',
  },
  loading: 'Loading your coins',
  grantsFailed: 'Your coins could not be loaded',

  where: 'Where they come from',
  left: '{left} of {amount} left',
  reserved: { one: '{count} reserved', other: '{count} reserved' },
  renews: 'Renews on {date}',
  expires: 'Expires on {date}',
  endsFirst: 'Expires first',
  noGrants: 'No coins right now',
  noGrantsLine: 'A plan gives you new coins every month.',
  seePlans: 'See plans',

  sourceSignup: 'Welcome gift',
  sourceSubscription: 'Your plan',
  sourceFirstMonthOffer: 'Your first month',
  sourceAdmin: 'Gift from the team',
  sourceRefund: 'Refunded',

  history: 'History',
  entries: { one: '{count} entry', other: '{count} entries' },
  download: 'Download as CSV',
  filters: 'Filter the history',
  filterKind: 'Type',
  filterSource: 'Coins',
  filterFrom: 'From',
  filterTo: 'Until',
  allKinds: 'Everything',
  allSources: 'All coins',
  clearFilters: 'Clear filters',

  kindGranted: 'Received',
  kindSpent: 'Spent',
  kindReserved: 'In progress',
  kindReturned: 'Refunded',
  kindExpired: 'Expired',
  kindTakenBack: 'Taken back',
  kindAdjusted: 'Corrected',

  lineGranted: 'Received: {source}',
  lineJobUnknown: 'A picture',
  lineExpired: 'Expired: {source}',
  lineTakenBack: 'Taken back: {source}',
  lineTakenBackWhy: 'The payment for these coins was refunded.',
  lineAdjusted: 'Corrected by the team',
  inProgress: 'In progress',
  /** Read out. */
  effectUp: { one: '{count} more coin', other: '{count} more coins' },
  effectDown: { one: '{count} fewer coin', other: '{count} fewer coins' },
  effectNone: 'No change',

  historyLoading: 'Loading the history',
  historyFailed: 'The history could not be loaded',
  nothing: 'Nothing yet',
  nothingLine: 'Coins you receive and spend appear here.',
  noMatch: 'No results',
  noMatchLine: 'Try other dates or other coins.',
  loadMore: 'Load more',
});
