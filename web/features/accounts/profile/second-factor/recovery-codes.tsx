import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { secondFactorTexts } from './texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

/** The recovery codes, shown once, to keep as a file or on paper. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const t = useTexts(secondFactorTexts);
  const file = `${t('fileTitle', { email })}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      onClose={onClose}
      title={t('keepTitle')}
      description={t('keepLine')}
      footer={
        <>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="adventure-recovery-codes.txt"
            className={buttonStyle()}
          >
            {t('download')}
          </a>
          <Button variant="main" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ul className="m-0 grid list-none gap-x-6 gap-y-2 border-line border-y p-0 py-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all text-[15px]">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
