import {
  confirmAffiliateInterest,
  exportAffiliateInterest,
  getOperator,
  joinAffiliateList,
  listAffiliateInterest,
  listMessages,
  markMessage,
  sendContactMessage,
} from '#contract/contact.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { FieldErrors } from '#server/platform/http/validate.ts';
import { toCsv } from './affiliate-list.ts';
import type { Contact } from './contact.ts';

const messageErrors: FieldErrors = {
  message: (issue) => {
    if (issue.code === 'too_big') return 'message_too_long';
    return issue.code === 'too_small' ? 'message_too_short' : 'validation_failed';
  },
  email: 'email_invalid',
  // Longer than any accidental input: a bot filled it.
  website: 'looks_like_spam',
};
const interestErrors: FieldErrors = {
  email: 'email_invalid',
  consent: 'consent_required',
  website: 'looks_like_spam',
};

export function registerContactRoutes(api: Api, contact: Contact): void {
  api.handle(getOperator, async () => ({ ...contact.operator, coOwnership: contact.coOwnership }));
  api.handle(
    sendContactMessage,
    {
      limit: 'contact',
      fieldErrors: messageErrors,
    },
    ({ identity, body }) => contact.send(identity.userId, body),
  );
  api.handle(
    joinAffiliateList,
    { limit: 'affiliate', fieldErrors: interestErrors },
    async ({ identity, body }) => {
      const { email, language, website } = body;
      await contact.joinAffiliateList({ email, language, website, userId: identity?.userId ?? null });
      return { asksByMail: contact.asksByMail };
    },
  );
  api.handle(
    confirmAffiliateInterest,
    {
      limit: 'mailToken',
      fieldErrors: { token: 'token_invalid' },
    },
    ({ body }) => contact.confirmAffiliateInterest(body.token),
  );
  api.handle(listMessages, ({ query }) => contact.list(query));
  api.handle(markMessage, async ({ params, body }) => ({
    message: await contact.mark(params.messageId, body.status),
  }));
  api.handle(listAffiliateInterest, async () => ({
    people: await contact.affiliateList(),
    asksByMail: contact.asksByMail,
  }));
  api.handle(exportAffiliateInterest, async () => ({ csv: toCsv(await contact.affiliateList()) }));
}
