import type { OutboxMail } from '#contract/outbox.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { AdminDeps } from './deps.ts';

const maxMails = 100;

/** Mails that were not sent. Their texts contain sign-in links: each reading is recorded. */
export interface Outbox {
  list(): Promise<{ isSent: boolean; mails: OutboxMail[] }>;
  /**
   * Returns the text of one mail, for an admin to hand on. Throws `not_found`, and `forbidden` if mail is
   * sent, or if it is for an admin listed by the operator and the reader is not one.
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
          const message = 'This server sends e-mail, so only recipients can read their messages.';
          throw new AppError('forbidden', { message });
        }
        const found = await mail.read(tx, mailId);
        if (found === null) throw new AppError('not_found');
        // A password link would hand over the account of an admin whom no other admin may lock out.
        const isTheirMail = administration.isNamed(found.recipient);
        if (isTheirMail && !(await administration.isNamedAdmin(tx, actorId))) throw new AppError('forbidden');
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
