import type { AuditEntry } from '#contract/admin.ts';
import { type MessageStatus, messageStatuses } from '#contract/contact.ts';
import { languageName, languages } from '#contract/languages.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { adminTextsEn } from '../texts.ts';

type Words = (t: Translate<typeof adminTextsEn>, detail: (name: string) => string) => string;

const messageWords = {
  new: 'actMessageNew',
  read: 'actMessageRead',
  done: 'actMessageDone',
} as const satisfies Record<MessageStatus, string>;

/** The description of each logged action. An unknown action is shown as it was made. */
const wordsByAction: Readonly<Record<string, Words>> = {
  'user.plan': (t, detail) => t('actPlan', { from: detail('from'), to: detail('to') }),
  'user.block': (t) => t('actBlock'),
  'user.unblock': (t) => t('actUnblock'),
  'user.make-admin': (t) => t('actMakeAdmin'),
  'user.unmake-admin': (t) => t('actUnmakeAdmin'),
  'user.coins': (t, detail) => t('actCoins', { amount: signed(Number(detail('amount'))) }),
  'billing.clear-flag': (t) => t('actFlagCleared'),
  'POST /api/admin/billing/reconciliation': (t) => t('actCompared'),
  'POST /api/admin/billing/sandbox/advance': (t, detail) => t('actForwarded', { days: detail('days') }),
  'mail.read': (t, detail) => t('actReadMail', { subject: detail('subject') }),
  'admin.by-code': (t) => t('actByCode'),
  'admin.first-account': (t) => t('actFirstAccount'),
  'admin.by-configuration': (t) => t('actByConfiguration'),
  'PATCH /api/admin/messages/{messageId}': (t, detail) => {
    const status = messageStatuses.find((one) => one === detail('status'));
    return t(messageWords[status ?? 'read']);
  },
  'POST /api/admin/affiliate-interest/export': (t) => t('actExportAffiliates'),
  'PUT /api/admin/site-content/{language}': (t, detail) => t('actContent', { language: named(detail) }),
  'DELETE /api/admin/site-content/{language}': (t, detail) =>
    t('actContentRestored', { language: named(detail) }),
  'PATCH /api/admin/showcase/{id}': (t, detail) =>
    t(detail('state') === 'hidden' ? 'actHide' : 'actShow', { id: detail('id') }),
  'PUT /api/admin/showcase/order': (t) => t('actOrder'),
  'PUT /api/admin/engines/{engineId}/settings': (t, detail) =>
    t('actEngineSet', { id: detail('engineId'), what: detail('settings') }),
  'POST /api/admin/engines': (t, detail) => t('actEngineAdded', { id: detail('name') }),
  'DELETE /api/admin/engines/{engineId}': (t, detail) => t('actEngineRemoved', { id: detail('engineId') }),
  'POST /api/admin/engines/{engineId}/test': (t, detail) => t('actEngineTested', { id: detail('engineId') }),
  'PUT /api/admin/engine-chains/{use}': (t, detail) =>
    detail('names') === ''
      ? t('actChainAutomatic', { use: detail('use') })
      : t('actChain', { use: detail('use'), names: detail('names') }),
};

export function describeAction(
  t: Translate<typeof adminTextsEn>,
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
