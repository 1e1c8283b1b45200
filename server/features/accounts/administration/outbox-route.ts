import { listOutbox } from '#contract/outbox.ts';
import type { Api } from '#server/platform/http/api.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

const maxMails = 100;

/** Lets admins read what was not sent. Nobody else may: whoever reads a mail may use the link in it. */
export function registerOutboxRoute(api: Api, mail: Pick<Mail, 'isSent' | 'outbox'>): void {
  api.handle(listOutbox, async ({ identity }) => {
    if (!identity.isAdmin) throw new AppError('forbidden');
    const mails = await mail.outbox(maxMails);
    return {
      success: true as const,
      isSent: mail.isSent,
      mails: mails.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    };
  });
}
