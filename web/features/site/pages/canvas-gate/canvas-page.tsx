import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { NotHereYet } from './not-here-yet.tsx';
import { canvasGateTexts } from './texts.ts';
import { UpgradeGate } from './upgrade-gate.tsx';
import { usePlanAccess } from './use-plan-access.ts';

/** The canvas editor's address: the gate for plans without it, and for those with it the truth that it is to come. */
export function CanvasPage() {
  const t = useTexts(canvasGateTexts);
  useTitle(t('title'));
  const access = usePlanAccess();
  if (access.step !== 'known') {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner word={t(access.step)} />
      </div>
    );
  }
  return access.isAllowed ? <NotHereYet plan={access.plan} /> : <UpgradeGate />;
}
