import type { OutboxMail } from '#contract/outbox.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { AdminDeps } from './deps.ts';

const maxMails = 100;

/** The mails that were not sent. Their texts carry links that let whoever opens them in: each reading is written down. */
export interface Outbox {
  list(): Promise<{ isSent: boolean; mails: OutboxMail[] }>;
  /**
   * The text of one mail, for an admin to hand on. Throws `not_found`, and `forbidden` where mail is sent, or where it is for
   * an admin whom the operator named and the reader is none of them.
   */
  read(actorId: string, mailId: string): Promise<string>;
}

interface OutboxDeps extends Pick<AdminDeps, 'database' | 'auditLog' | 'mail'> {
  accounts: {
    administration: Pick<AdminDeps['accounts']['administration'], 'idOf' | 'isNamed' | 'isNamedAdmin'>;
  };
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { database, auditLog, mail } = deps;
  const { administration } = deps.accounts;
  return {
    async list() {
      const mails = await mail.outbox(maxMails);
      const state = mail.isSent ? 'waiting' : 'kept';
      return {
        isSent: mail.isSent,
        mails: mails.map((one) => ({
          ...one,
          state: one.error === null ? state : 'failed',
          createdAt: one.createdAt.toISOString(),
        })),
      };
    },
    read: (actorId, mailId) =>
      database.inTransaction(async (tx) => {
        if (mail.isSent) {
          const message = 'Mail is sent from here, so nobody but its recipient reads it.';
          throw new AppError('forbidden', { message });
        }
        const found = await mail.read(tx, mailId);
        if (found === null) throw new AppError('not_found');
        // A link to a new password would hand over the account of somebody whom no other admin can lock out.
        const isForThem = administration.isNamed(found.recipient);
        if (isForThem && !(await administration.isNamedAdmin(tx, actorId))) throw new AppError('forbidden');
        await auditLog.record(tx, {
          action: 'mail.read',
          actorId,
          subjectId: await administration.idOf(tx, found.recipient),
          reason: null,
          details: { mailId, subject: found.subject },
        });
        return found.text;
      }),
  };
}
