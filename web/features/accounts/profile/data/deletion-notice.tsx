import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelDeletion } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { storeUser } from '../profile-query.ts';
import { profileTexts } from '../texts.ts';

/** Shows until when the deletion can be cancelled, at the top of the profile. */
export function DeletionNotice({ date }: { date: string }) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => call(cancelDeletion),
    onSuccess: ({ user }) => storeUser(client, user),
  });
  return (
    <div role="status" className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-y py-4">
      <p className="font-semibold text-warn">
        {t('deletionDue', { date: formatDate(date, { dateStyle: 'full', timeStyle: 'short' }) })}
      </p>
      <Button
        variant="main"
        busy={keeping.isPending}
        busyLabel={t('keeping')}
        onClick={() => keeping.mutate()}
      >
        {t('keep')}
      </Button>
      <p role="alert" className="w-full text-danger empty:hidden">
        {keeping.isError && errorText(keeping.error)}
      </p>
    </div>
  );
}
