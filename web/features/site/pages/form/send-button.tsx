import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { formTexts } from './texts.ts';

interface SendButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** Sends a form; without a connection it says so and stays, and so does what was typed. */
export function SendButton({ label, busyLabel, busy }: SendButtonProps) {
  const t = useTexts(formTexts);
  const { isOffline, stream } = useConnection();
  // The server may stand on the same machine: while its stream is there, it can be reached.
  const isCutOff = isOffline && stream !== 'open';
  return (
    <div>
      <Button
        type="submit"
        variant="main"
        size="lg"
        busy={busy}
        busyLabel={busyLabel}
        disabled={isCutOff}
        disabledReason={t('offline')}
      >
        {label}
      </Button>
    </div>
  );
}
