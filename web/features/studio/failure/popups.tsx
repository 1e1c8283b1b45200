import { useState } from 'react';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useGreeting } from '../greetings/use-greeting.ts';
import { type Popup, popupToShow } from './popup.ts';
import type { PopupsProps } from './popup-switch.tsx';

const PopupSwitch = deferredPart(async () => (await import('./popup-switch.tsx')).PopupSwitch);

/**
 * The current popup, loaded on first use: results of a submission or failed job first, then greetings. Never
 * two at once.
 */
export function Popups(props: PopupsProps) {
  const { generation, user, coins } = props;
  const { greeting, dismiss } = useGreeting(user, coins);
  const [shown, setShown] = useState<Popup | null>(null);
  const next = popupToShow(shown, [
    generation.popup,
    // The welcome stands on the stage, over nothing.
    greeting === 'trial_expired' ? { kind: greeting } : null,
  ]);
  if (next?.kind !== shown?.kind || (next !== shown && next === generation.popup)) setShown(next);
  if (shown === null) return null;
  return <PopupSwitch {...props} popup={shown} onDismissGreeting={dismiss} />;
}
