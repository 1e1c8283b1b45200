import { createPortalSession } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { billingTexts } from '../texts.ts';
import { Refusal } from './refusal.tsx';
import { useWay } from './use-way.ts';

type PortalButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'block'> & {
  /** "Manage Subscription" as a rule. */
  label?: string;
};

/** To the page on which the subscription is changed, cancelled and resumed. */
export function PortalButton({ label, ...look }: PortalButtonProps) {
  const t = useTexts(billingTexts);
  const { go, isBusy, isTaken, error } = useWay(() => call(createPortalSession));
  const words = t('portalFailed');
  return (
    <div>
      <Button {...look} busy={isBusy} disabled={isTaken} busyLabel={t('processing')} onClick={go}>
        {label ?? t('manage')}
      </Button>
      <Refusal error={error} fallbacks={{ noAnswer: words, unreadable: words }} />
    </div>
  );
}
