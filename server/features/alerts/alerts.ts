import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type OperatorWarning, operatorWarningSchema } from '#contract/admin-overview.ts';
import { type AlertTest, alertLimits } from '#contract/alerts.ts';
import { minuteMs } from '#contract/durations.ts';
import { type Language, sourceLanguage } from '#contract/languages.ts';
import type { EngineNetwork } from '#engines/network.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Mail, MailBody } from '#server/platform/mail/mail.ts';
import { defineJob, type Queue } from '#server/platform/queue/queue.ts';
import { openAlerts } from './schema.ts';
import { postWebhook, type WebhookConfig, WebhookRefusedError } from './webhook.ts';
import { type AlertEvent, wordAlert, writeAlertMail } from './write-alert.ts';

export { createNotices } from './notices.ts';

export interface AlertsDeps {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  mail: Pick<Mail, 'isSent'>;
  clock: Clock;
  newId(): string;
  log: Log;
  /** Returns what the operator should know now. */
  notices(): Promise<OperatorWarning[]>;
  /** Mails every admin with a confirmed address; returns how many. */
  mailAdmins(tx: Tx, write: (reader: { language: Language; name: string }) => MailBody): Promise<number>;
  /** Null to post none. */
  webhook: WebhookConfig | null;
  fetch: EngineNetwork['fetch'];
  /** Where browsers reach this server. */
  origin: string;
}

const sentAlert = z.object({
  id: z.string(),
  event: z.enum(['opened', 'resolved', 'test']),
  warning: operatorWarningSchema.nullable(),
  at: z.string(),
});

/** Retries for about two hours, for a receiver that restarts. */
export const postAlertEntry = defineJob('post-alert', sentAlert, {
  redeliveryLimit: 8,
  redeliveryDelaySeconds: 30,
  expireSeconds: 60,
});

/** Looks for alerts, in one worker a minute. */
export const checkAlertsEntry = defineJob('check-alerts', z.object({}), { redeliveryLimit: 0 });

/** Tells the admins what happens to their server. */
export type Alerts = ReturnType<typeof createAlerts>;

export function createAlerts(deps: AlertsDeps) {
  const { database, clock, log, origin } = deps;

  /** In the transaction that records the alert: it is sent once, or neither. */
  async function send(tx: Tx, alert: AlertEvent): Promise<void> {
    if (deps.mail.isSent) await deps.mailAdmins(tx, (reader) => writeAlertMail(alert, { ...reader, origin }));
    if (deps.webhook === null) return;
    const at = clock.now().toISOString();
    await deps.queue.enqueue(tx, postAlertEntry, { ...alert, id: deps.newId(), at });
  }

  async function post({ id, event, warning, at }: z.infer<typeof sentAlert>): Promise<void> {
    if (deps.webhook === null) return;
    const alert = asAlert(event, warning);
    const { title, line } = wordAlert(alert, sourceLanguage);
    const body = {
      id,
      event,
      code: warning?.code ?? 'test',
      at,
      title,
      message: line,
      // What chat programs show.
      text: `${title}: ${line}`,
      engines: warning?.engines ?? [],
      details: warning?.details ?? {},
      url: `${origin}/admin`,
    };
    await postWebhook(deps.fetch, deps.webhook, { id, body, now: clock.now() });
  }

  async function open(tx: Tx, warning: OperatorWarning): Promise<void> {
    const now = clock.now();
    const [opened] = await tx
      .insert(openAlerts)
      .values({ key: keyOf(warning), warning, openedAt: now, lastSeenAt: now })
      .onConflictDoUpdate({ target: openAlerts.key, set: { warning, lastSeenAt: now } })
      // A new row has no earlier version.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (!opened?.isNew) return;
    log.warn({ alert: warning.code, engines: warning.engines, details: warning.details }, 'alert');
    await send(tx, { event: 'opened', warning });
  }

  async function resolveGone(tx: Tx, current: ReadonlySet<string>): Promise<void> {
    const before = clock.now().getTime() - alertLimits.resolveMinutes * minuteMs;
    for (const { key, warning, lastSeenAt } of await tx.select().from(openAlerts).for('update')) {
      if (current.has(key) || lastSeenAt.getTime() > before) continue;
      await tx.delete(openAlerts).where(eq(openAlerts.key, key));
      log.info({ alert: warning.code, engines: warning.engines }, 'alert resolved');
      await send(tx, { event: 'resolved', warning });
    }
  }

  return {
    /** Sends what is new, and what is over. */
    async check(): Promise<void> {
      const current = await deps.notices();
      await database.inTransaction(async (tx) => {
        for (const warning of current) await open(tx, warning);
        await resolveGone(tx, new Set(current.map(keyOf)));
      });
    },
    /** Posts one alert. Throws on failure, to be retried. */
    async deliver(alert: z.infer<typeof sentAlert>): Promise<void> {
      try {
        await post(alert);
      } catch (error) {
        log.warn(
          { error: String(error), alert: alert.warning?.code ?? 'test' },
          'an alert could not be posted',
        );
        throw error;
      }
    },
    /** Sends a test to every place that alerts go to, and says what became of it. */
    async test(): Promise<AlertTest> {
      const alert: AlertEvent = { event: 'test', warning: null };
      const mailed = deps.mail.isSent
        ? await database.inTransaction((tx) =>
            deps.mailAdmins(tx, (reader) => writeAlertMail(alert, { ...reader, origin })),
          )
        : 0;
      const result = { isMailSent: deps.mail.isSent, mailed };
      if (deps.webhook === null) return { ...result, webhook: 'off', webhookError: null };
      try {
        await post({ ...alert, id: deps.newId(), at: clock.now().toISOString() });
        return { ...result, webhook: 'delivered', webhookError: null };
      } catch (error) {
        const webhookError = error instanceof WebhookRefusedError ? error.message : String(error);
        return { ...result, webhook: 'failed', webhookError };
      }
    },
  };
}

/** Each failing engine is an alert of its own; a setting's engines belong together. */
function keyOf({ code, engines }: OperatorWarning): string {
  return code === 'engine_failing' ? `${code}:${engines.join(',')}` : code;
}

function asAlert(event: AlertEvent['event'], warning: OperatorWarning | null): AlertEvent {
  return event === 'test' || warning === null ? { event: 'test', warning: null } : { event, warning };
}
