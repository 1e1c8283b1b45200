import { useMutation } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { signOut } from '../session/sign-out.ts';
import { sessionTexts } from '../session/texts.ts';

/** Signs out; when the server does not answer, says so and changes nothing. */
export function useSignOut() {
  const t = useTexts(sessionTexts);
  return useMutation({
    mutationFn: signOut,
    onError: () => showToast({ id: 'logout', tone: 'error', title: t('logoutError') }),
  });
}
