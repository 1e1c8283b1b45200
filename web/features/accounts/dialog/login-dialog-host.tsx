import { useEffect, useState } from 'react';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { returnPath } from '../return-path.ts';
import { useSession } from '../session/use-session.ts';
import { type LoginDialogOptions, onLoginDialog } from './open-login-dialog.ts';

const LoginDialog = deferredPart(async () => (await import('./login-dialog.tsx')).default);

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
  return <LoginDialog options={options} onClose={() => setOptions(null)} />;
}
