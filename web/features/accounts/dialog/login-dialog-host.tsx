import { lazy, Suspense, useEffect, useState } from 'react';
import { partLoader } from '#web/ui/part-loader.ts';
import { returnPath } from '../return-path.ts';
import { useSession } from '../session/use-session.ts';
import { type LoginDialogOptions, onLoginDialog } from './open-login-dialog.ts';

const LoginDialog = lazy(partLoader(() => import('./login-dialog.tsx')));

/** Mounts the login dialog on request, until the visitor signs in or closes it. */
export function LoginDialogHost() {
  const [options, setOptions] = useState<LoginDialogOptions | null>(null);
  const { user } = useSession();
  useEffect(() => onLoginDialog(setOptions), []);
  useEffect(() => {
    if (options === null || user === null) return;
    setOptions(null);
    if (options.next !== undefined) window.location.assign(returnPath(options.next));
  }, [options, user]);
  if (options === null || user !== null) return null;
  return (
    <Suspense>
      <LoginDialog options={options} onClose={() => setOptions(null)} />
    </Suspense>
  );
}
