import { useState } from 'react';
import type { PaidPlan } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { pricingTexts } from './texts.ts';

// Not loaded with the server-rendered page: most visitors never open it.
const LoginFirstDialog = deferredPart(
  async () => (await import('./login-first-dialog.tsx')).LoginFirstDialog,
);

interface LoginFirstProps {
  plan: PaidPlan;
  size?: 'md' | 'lg';
  /** The id of the element with the plan's name. */
  describedBy: string;
  onLogin: () => void;
}

/**
 * A visitor's plan button: subscribing requires an account. The page's main button is the one that leads to
 * an account.
 */
export function LoginFirst({ plan, size = 'md', describedBy, onLogin }: LoginFirstProps) {
  const t = useTexts(pricingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block size={size} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {t('getStarted')}
      </Button>
      {isOpen && (
        <LoginFirstDialog
          plan={plan}
          onClose={() => setOpen(false)}
          onLogin={() => {
            setOpen(false);
            onLogin();
          }}
        />
      )}
    </>
  );
}
