import { CircleAlert } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useBilling } from '../billing-query.ts';
import { refusalMessage } from '../button/refusal-message.ts';
import { billingTexts } from '../texts.ts';
import { Notice } from './notice.tsx';

/** The billing state failed to load; offers a retry. */
export function CheckFailed() {
  const t = useTexts(billingTexts);
  const { error, isFetching, refetch } = useBilling();
  const { sentence } = refusalMessage(error, { noAnswer: t('checkFailed'), unreadable: t('checkFailed') });
  return (
    <div role="alert">
      <Notice
        icon={CircleAlert}
        tone="warn"
        title={t('verifyFailed')}
        action={
          <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        <p className="m-0">{sentence}</p>
      </Notice>
    </div>
  );
}
