import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import type { GalleryImage } from '#contract/images.ts';
import { type GenerateTool, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { studioTexts } from '../texts.ts';
import { affordableTools } from './affordable-tools.ts';
import { fillText } from './fill-text.tsx';

const picturesShown = 4;

interface OutOfCoinsDialogProps {
  user: User;
  coins: number;
  tool: GenerateTool;
  /** The user's latest pictures, shown beside. */
  images: readonly GalleryImage[];
  onChooseTool: (tool: GenerateTool) => void;
  onClose: () => void;
}

/** Too few coins for what was asked: what it needs, what there is, and what that still pays for. */
export default function OutOfCoinsDialog(props: OutOfCoinsDialogProps) {
  const { user, coins, tool, images, onChooseTool, onClose } = props;
  const t = useTexts(studioTexts);
  const later = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim-motion fixed inset-0 z-50 grid items-end justify-items-center bg-scrim md:place-items-center md:p-4">
          <Dialog.Content
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              later.current?.focus();
            }}
            className="relative flex w-full overflow-hidden bg-raised shadow-dialog outline-none forced-colors:border max-md:sheet-motion max-md:max-h-[88dvh] max-md:rounded-t-dialog md:dialog-motion md:max-w-[720px] md:rounded-dialog"
          >
            {images.length >= picturesShown && <Pictures images={images} />}
            <div className="min-w-0 flex-1 overflow-y-auto px-5 pt-7 pb-5 md:px-7">
              <Dialog.Close asChild>
                <IconButton icon={X} label={t('close')} className="absolute! top-3 right-3" />
              </Dialog.Close>
              <Dialog.Title className="m-0 pr-10 type-title">{t('outOfCoinsTitle')}</Dialog.Title>
              <Dialog.Description className="m-0 pt-1.5 text-muted">
                {fillText(t('outOfCoinsNeeds', { needed: '{needed}', owned: '{owned}' }), {
                  needed: <Amount coins={tools[tool].coins} />,
                  owned: <Amount coins={coins} />,
                })}
              </Dialog.Description>
              <StillAffordable coins={coins} onChooseTool={onChooseTool} />
              <ExpiryLine user={user} coins={coins} />
              <Button ref={later} variant="main" size="lg" block className="mt-5" onClick={onClose}>
                {t('maybeLater')}
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A price or a balance within a sentence. */
function Amount({ coins }: { coins: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom font-[640] text-text">
      <CoinIcon />
      {formatNumber(coins)}
    </span>
  );
}

function Pictures({ images }: { images: readonly GalleryImage[] }) {
  return (
    <div aria-hidden="true" className="relative w-[38%] flex-none overflow-hidden bg-stage max-md:hidden">
      <div className="absolute inset-x-3 -top-8 grid gap-2.5">
        {images.slice(0, picturesShown).map((image) => (
          <img
            key={image.id}
            src={image.thumbnailUrl}
            alt=""
            className="aspect-video w-[112%] max-w-none rounded-control object-cover"
          />
        ))}
      </div>
    </div>
  );
}

/** What the coins that are left still pay for, one press away. */
function StillAffordable({ coins, onChooseTool }: Pick<OutOfCoinsDialogProps, 'coins' | 'onChooseTool'>) {
  const t = useTexts(studioTexts);
  const affordable = affordableTools(coins);
  if (affordable.length === 0) return null;
  return (
    <section className="mt-5 border-line border-t pt-4">
      <h3 className="m-0 type-label">{t('outOfCoinsOther')}</h3>
      <ul className="m-0 grid list-none p-0 pt-1 pb-4">
        {affordable.map(({ tool, count }) => (
          <li key={tool} className="flex min-h-12 items-center gap-3">
            <b className="min-w-12 font-[640]">{count}</b>
            <span className="min-w-0 flex-1 text-muted">
              {t('affordable', { count, tool: tools[tool].label })}
            </span>
            <Button className="min-w-[104px] justify-between!" onClick={() => onChooseTool(tool)}>
              {t('useTool')}
              <span className="sr-only">{tools[tool].label}</span>
              <span className="inline-flex items-center gap-1">
                <CoinIcon sizePx={14} />
                {tools[tool].coins}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExpiryLine({ user, coins }: { user: User; coins: number }) {
  const t = useTexts(studioTexts);
  if (coins === 0 || user.initialCoinsExpiryDate === null) return null;
  const date = formatDate(user.initialCoinsExpiryDate, { dateStyle: 'long' });
  return (
    <p className="m-0 border-line border-t pt-4 text-muted">
      {fillText(t('outOfCoinsExpiry', { owned: '{owned}', date }), {
        owned: <Amount coins={coins} />,
      })}
    </p>
  );
}
