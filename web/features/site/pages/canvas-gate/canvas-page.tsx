import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { ComingSoon } from './coming-soon.tsx';
import { canvasGateTexts } from './texts.ts';
import { UpgradeGate } from './upgrade-gate.tsx';
import { usePlanAccess } from './use-plan-access.ts';

/** The canvas editor's address: an upgrade page for plans without it, a coming-soon page for the others. */
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
  return access.isAllowed ? <ComingSoon plan={access.plan} /> : <UpgradeGate />;
}
