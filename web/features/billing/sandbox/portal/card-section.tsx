import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type sandboxCards, setSandboxCard } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { billingQuery } from '../../billing-query.ts';
import { Refusal } from '../../button/refusal.tsx';
import { sandboxTexts } from '../texts.ts';
import { PortalSection } from './portal-section.tsx';
import { portalQuery } from './use-portal.ts';

type Card = (typeof sandboxCards)[number];

/** Whether the sandbox's next payments succeed. */
export function CardSection({ card, onMessage }: { card: Card; onMessage: (sentence: string) => void }) {
  const t = useTexts(sandboxTexts);
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (nextCard: Card) => call(setSandboxCard, { body: { card: nextCard } }),
    onSuccess(portal, nextCard) {
      client.setQueryData(portalQuery.queryKey, portal);
      refetchQueries(client, { queryKey: billingQuery.queryKey });
      onMessage(t(nextCard === 'good' ? 'cardGood' : 'cardDeclined'));
    },
  });
  return (
    <PortalSection title={t('card')} line={t('cardPortalLine')}>
      <Segmented
        label={t('card')}
        value={isPending ? variables : card}
        onChange={(nextCard) => mutate(nextCard)}
        options={[
          { value: 'good', label: t('good') },
          { value: 'declined', label: t('declined') },
        ]}
      />
      <Refusal
        error={error}
        fallbacks={{ noAnswer: t('subscriptionFailed'), unreadable: t('subscriptionFailed') }}
      />
    </PortalSection>
  );
}
