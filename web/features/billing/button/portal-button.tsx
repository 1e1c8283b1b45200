import { createPortalSession } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { billingTexts } from '../texts.ts';
import { Refusal } from './refusal.tsx';
import { useRedirect } from './use-redirect.ts';

type PortalButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'block'> & {
  /** "Manage Subscription" by default. */
  label?: string;
};

/** Opens the page where the subscription is changed, cancelled and resumed. */
export function PortalButton({ label, ...look }: PortalButtonProps) {
  const t = useTexts(billingTexts);
  const { go, isBusy, isOtherBusy, error } = useRedirect(() => call(createPortalSession));
  const words = t('subscriptionFailed');
  return (
    <div>
      <Button {...look} busy={isBusy} disabled={isOtherBusy} busyLabel={t('processing')} onClick={go}>
        {label ?? t('manage')}
      </Button>
      <Refusal error={error} fallbacks={{ noAnswer: words, unreadable: words }} />
    </div>
  );
}
