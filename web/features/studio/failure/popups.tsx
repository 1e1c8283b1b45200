import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useGreeting } from '../greetings/use-greeting.ts';
import type { PopupsProps } from './one-popup.tsx';
import { type Popup, popupToShow } from './popup.ts';

const OnePopup = lazyPart(async () => (await import('./one-popup.tsx')).OnePopup);

/**
 * What stands over the studio at the moment, loaded when it is first needed: first what answers a press or tells of a
 * failed job, then what the studio says by itself. Never two at once.
 */
export function Popups(props: PopupsProps) {
  const { generation, user, coins } = props;
  const { greeting, putAway } = useGreeting(user, coins);
  const [shown, setShown] = useState<Popup | null>(null);
  const next = popupToShow(shown, [generation.popup, greeting && { kind: greeting }]);
  if (next?.kind !== shown?.kind || (next !== shown && next === generation.popup)) setShown(next);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <OnePopup {...props} popup={shown} onPutGreetingAway={putAway} />
    </Suspense>
  );
}
