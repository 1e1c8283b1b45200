import type { AuditEntry } from '#contract/admin.ts';
import { type MessageStatus, messageStatuses } from '#contract/contact.ts';
import { languageName, languages } from '#contract/languages.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { logTexts } from './texts.ts';

type Words = (t: TranslateOf<typeof logTexts>, detail: (name: string) => string) => string;

const messageWords = {
  new: 'actionMessageNew',
  read: 'actionMessageRead',
  done: 'actionMessageDone',
} as const satisfies Record<MessageStatus, string>;

/** The description of each logged action. An unknown action is shown as it was made. */
const wordsByAction: Readonly<Record<string, Words>> = {
  'user.plan': (t, detail) => t('actionPlan', { from: detail('from'), to: detail('to') }),
  'user.block': (t) => t('actionBlock'),
  'user.unblock': (t) => t('actionUnblock'),
  'user.make-admin': (t) => t('actionMakeAdmin'),
  'user.unmake-admin': (t) => t('actionUnmakeAdmin'),
  'user.reset-second-factor': (t) => t('actionResetSecondFactor'),
  'user.end-sessions': (t) => t('actionEndSessions'),
  'user.delete': (t) => t('actionDeleteUser'),
  'user.delete-at-once': (t) => t('actionDeleteUserAtOnce'),
  'user.keep': (t) => t('actionKeepUser'),
  'user.coins': (t, detail) => t('actionCoins', { amount: signed(Number(detail('amount'))) }),
  'billing.clear-flag': (t) => t('actionFlagCleared'),
  'POST /api/admin/billing/reconciliation': (t) => t('actionCompared'),
  'POST /api/admin/billing/sandbox/advance': (t, detail) => t('actionForwarded', { days: detail('days') }),
  'POST /api/admin/backups': (t) => t('actionBackup'),
  'POST /api/admin/alerts/test': (t) => t('actionAlertTest'),
  'mail.read': (t, detail) => t('actionReadMail', { subject: detail('subject') }),
  'admin.by-code': (t) => t('actionByCode'),
  'admin.first-account': (t) => t('actionFirstAccount'),
  'admin.by-configuration': (t) => t('actionByConfiguration'),
  'PATCH /api/admin/messages/{messageId}': (t, detail) => {
    const status = messageStatuses.find((one) => one === detail('status'));
    return t(messageWords[status ?? 'read']);
  },
  'POST /api/admin/affiliate-interest/export': (t) => t('actionExportAffiliates'),
  'PUT /api/admin/settings/{name}': (t, detail) =>
    t('actionSetting', { name: detail('name'), value: detail('value') }),
  'POST /api/admin/invites': (t, detail) => t('actionInviteCreated', { note: detail('note') }),
  'DELETE /api/admin/invites/{inviteId}': (t) => t('actionInviteRevoked'),
  'PUT /api/admin/site-content/{language}': (t, detail) => t('actionContent', { language: named(detail) }),
  'DELETE /api/admin/site-content/{language}': (t, detail) =>
    t('actionContentRestored', { language: named(detail) }),
  'PATCH /api/admin/showcase/{id}': (t, detail) =>
    t(detail('state') === 'hidden' ? 'actionHide' : 'actionShow', { id: detail('id') }),
  'PUT /api/admin/showcase/order': (t) => t('actionOrder'),
  'PUT /api/admin/engines/{engineId}/settings': (t, detail) =>
    t('actionEngineSet', { id: detail('engineId'), what: detail('settings') }),
  'POST /api/admin/engines': (t, detail) => t('actionEngineAdded', { id: detail('name') }),
  'DELETE /api/admin/engines/{engineId}': (t, detail) => t('actionEngineRemoved', { id: detail('engineId') }),
  'POST /api/admin/engines/{engineId}/test': (t, detail) =>
    t('actionEngineTested', { id: detail('engineId') }),
  'PUT /api/admin/engines/{engineId}/paused': (t, detail) =>
    t(detail('isPaused') === 'true' ? 'actionEnginePaused' : 'actionEngineContinued', {
      id: detail('engineId'),
    }),
  'POST /api/admin/engine-address-checks': (t) => t('actionAddressChecked'),
  'PUT /api/admin/engine-chains/{use}': (t, detail) =>
    detail('names') === ''
      ? t('actionChainAutomatic', { use: detail('use') })
      : t('actionChain', { use: detail('use'), names: detail('names') }),
};

export function describeAction(
  t: TranslateOf<typeof logTexts>,
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
): string {
  const words = Object.hasOwn(wordsByAction, action) ? wordsByAction[action] : undefined;
  if (words) return words(t, (name) => String(details[name] ?? ''));
  return [action, ...Object.values(details).filter(isPlain)].join(' · ');
}

/** Whether a value fits in a line; others are behind a click. */
export function isPlain(value: unknown): value is string | number | boolean {
  return typeof value !== 'object';
}

function named(detail: (name: string) => string): string {
  const language = languages.find((one) => one === detail('language'));
  return language ? languageName(language) : detail('language');
}

function signed(amount: number): string {
  return `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`;
}
