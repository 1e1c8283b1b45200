import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShowcaseItem } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ShowcasePicture } from './showcase/showcase-picture.tsx';
import { landingTexts } from './texts.ts';

/** Swatches in `web/public/styles`. */
const shownStyles = ['kurzgesagt', 'mrbeast', 'matthew'];

const waveHeightsPx = [6, 12, 20, 9, 16, 24, 14, 8, 18, 11, 6, 13, 7];

/** The three steps, each with the part of the studio where it happens. */
export function HowItWorks({ example }: { example: ShowcaseItem | undefined }) {
  const t = useTexts(landingTexts);
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-title"
      className="mx-auto max-w-[1520px] scroll-mt-[63px] px-4 pt-[72px] pb-20 md:px-10"
    >
      <h2 id="how-title" className="type-display">
        {t('howItWorks')}
      </h2>
      <ol className="mt-9 grid list-none border-line border-t p-0 max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
        <Step title={t('howWriteTitle')} line={t('howWriteLine')} piece={<WritePiece />} />
        <Step title={t('howStyleTitle')} line={t('howStyleLine')} piece={<StylePiece />} />
        <Step title={t('howFeedTitle')} line={t('howFeedLine')} piece={<FeedPiece example={example} />} />
      </ol>
    </section>
  );
}

function Step({ title, line, piece }: { title: string; line: string; piece: ReactNode }) {
  return (
    <li className="py-7 md:px-7 md:pb-0 md:first:pl-0 md:last:pr-0">
      <div aria-hidden="true" className="flex h-28 flex-col justify-center">
        {piece}
      </div>
      <h3 className="type-heading mt-5 mb-1">{title}</h3>
      <p className="text-[15px] leading-[22px] text-muted">{line}</p>
    </li>
  );
}

function WritePiece() {
  const t = useTexts(landingTexts);
  return (
    <div className="rounded-[12px] bg-raised px-3.5 pt-3 pb-2.5 shadow-[inset_0_0_0_1px_var(--edge)]">
      <p className="text-[16px] leading-6">{t('howWriteSample')}</p>
      <div className="mt-2 flex items-center gap-2 text-faint">
        <Icon of={Mic} size="sm" />
        <span className="flex h-6 flex-1 items-center gap-0.5">
          {waveHeightsPx.map((heightPx, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move.
              key={at}
              className="w-[3px] rounded-[2px] bg-muted"
              style={{ height: heightPx }}
            />
          ))}
        </span>
        <span className="type-meta">0:04</span>
      </div>
    </div>
  );
}

function StylePiece() {
  return (
    <div className="grid grid-cols-3 items-center gap-2.5">
      {shownStyles.map((style, at) => (
        <span
          key={style}
          className={`aspect-video overflow-hidden rounded-picture bg-over ${at === 1 ? 'ring-selected' : ''}`}
        >
          <img
            src={`/styles/${style}.webp`}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
            className="block size-full object-cover"
          />
        </span>
      ))}
    </div>
  );
}

function FeedPiece({ example }: { example: ShowcaseItem | undefined }) {
  return (
    <div className="flex items-center gap-3.5">
      <span className="relative aspect-video w-[168px] flex-none overflow-hidden rounded-control bg-over">
        {example && <ShowcasePicture item={example} sizes="168px" decorative />}
        <span className="type-badge absolute right-1 bottom-1 rounded-badge bg-badge px-1.5 text-on-badge">
          8:42
        </span>
      </span>
      <span className="grid flex-1 gap-2">
        <i className="block h-2.5 w-[90%] rounded-[3px] bg-over" />
        <i className="block h-2.5 w-[64%] rounded-[3px] bg-over" />
        <i className="block h-2 w-[44%] rounded-[3px] bg-over" />
      </span>
    </div>
  );
}
