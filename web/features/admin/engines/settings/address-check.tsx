import { useMutation } from '@tanstack/react-query';
import { type AddressAnswer, checkEngineAddress } from '#contract/admin-engine-changes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { adminCall } from '../../admin-call.ts';
import { enginesTexts } from '../texts.ts';
import type { SettingsFormState } from './use-settings-form.ts';

const answerTexts = {
  answers: 'addressAnswers',
  login_refused: 'addressLoginRefused',
  other_server: 'addressOtherServer',
  unreachable: 'addressUnreachable',
  address_refused: 'addressRefused',
} as const satisfies Record<AddressAnswer, string>;

interface AddressCheckProps {
  kindId: string;
  /** Null for an engine that is being added. */
  engineId: string | null;
  state: SettingsFormState;
}

/** Asks the address before the settings are saved, and says in a sentence what answers. */
export function AddressCheck({ kindId, engineId, state }: AddressCheckProps) {
  const t = useTexts(enginesTexts);
  const checking = useMutation({
    mutationFn: () => adminCall(checkEngineAddress, { body: { kindId, engineId, values: state.values() } }),
    onError: state.refuse,
  });
  const answer = checking.data?.answer;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" busy={checking.isPending} busyLabel={t('checking')} onClick={() => checking.mutate()}>
        {t('checkAddress')}
      </Button>
      <p
        role="status"
        className={answer === 'answers' ? 'm-0 text-ok empty:hidden' : 'm-0 text-danger empty:hidden'}
      >
        {checking.error === null ? answer && t(answerTexts[answer]) : errorText(checking.error)}
      </p>
    </div>
  );
}
