import { useQueryClient } from '@tanstack/react-query';
import { disableSecondFactor } from '#contract/second-factor.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { profileQuery } from '../profile-query.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { CodeStep, codeFormId, useCode } from './code-step.tsx';
import { secondFactorTexts } from './texts.ts';

/** Turns two-factor sign-in off with a code. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(secondFactorTexts);
  const client = useQueryClient();
  const state = useCode(async (code) => {
    await withReauthentication(() => call(disableSecondFactor, { body: { code } }));
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    showToast({ title: t('isOff') });
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('offTitle')}
      description={t('offLine')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={codeFormId}
            variant="danger"
            busy={state.isSending}
            busyLabel={t('confirming')}
          >
            {t('turnOff')}
          </Button>
        </>
      }
    >
      <div className="pt-2">
        <CodeStep state={state} label={t('codeOrRecovery')} />
      </div>
    </Dialog>
  );
}
