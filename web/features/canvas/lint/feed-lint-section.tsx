import { clsx } from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { smallestContrast, smallestText, smallestWidth } from '#canvas/lint/feed-lint.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useLayerName } from '../layers/layer-name.ts';
import { Section } from '../properties/section.tsx';
import { useCanvasDocument, useSession } from '../session/use-session.ts';
import { lintTexts } from './texts.ts';
import { useFeedLint } from './use-feed-lint.ts';

const key = 'canvasFeedLint';

function readSwitch(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** What a feed will hide of the picture: quiet, and off by one switch. */
export function FeedLintSection() {
  const t = useTexts(lintTexts);
  const [isOn, setOn] = useState(readSwitch);
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // The choice lives as long as the page.
    }
  };
  return (
    <Section
      title={t('title')}
      aside={<Switch label={t('show')} hideLabel checked={isOn} onChange={change} />}
    >
      {isOn && <Checks />}
    </Section>
  );
}

function Checks() {
  const t = useTexts(lintTexts);
  const { editor } = useSession();
  const preview = useRef<HTMLCanvasElement>(null);
  const lint = useFeedLint(preview);
  const covered = useCanvasDocument((document) =>
    lint?.covered == null ? undefined : document.layers[lint.covered],
  );
  const name = useLayerName(covered);
  const select = (id: string | undefined) => () => {
    if (id === undefined) return;
    editor.choose('move');
    editor.select([id]);
  };
  return (
    <>
      <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-0.5 p-0">
        {lint?.text == null && <li className="type-meta text-faint">{t('noText')}</li>}
        {lint?.text && (
          <Row
            isGood={lint.text.pixels >= smallestText}
            mark={t(lint.text.pixels >= smallestText ? 'reads' : 'small')}
            onPress={select(lint.text.layer)}
          >
            {t('size', { pixels: Math.round(lint.text.pixels), width: smallestWidth })}
          </Row>
        )}
        {lint?.contrast && (
          <Row
            isGood={lint.contrast.ratio >= smallestContrast}
            mark={t(lint.contrast.ratio >= smallestContrast ? 'clear' : 'faint')}
            onPress={select(lint.contrast.layer)}
          >
            {t('contrast', { ratio: `${formatNumber(Math.round(lint.contrast.ratio * 10) / 10)}:1` })}
          </Row>
        )}
        {lint && (
          <Row
            isGood={lint.covered === null}
            mark={t(lint.covered === null ? 'free' : 'covered')}
            onPress={select(lint.covered ?? undefined)}
          >
            {lint.covered === null ? t('badgeFree') : t('badgeCovers', { name })}
          </Row>
        )}
      </ul>
      <div className="relative w-[168px] overflow-hidden rounded-picture">
        <canvas
          ref={preview}
          aria-label={t('preview', { width: smallestWidth })}
          className="block h-auto w-full"
        />
        <span
          aria-hidden="true"
          className="absolute right-1 bottom-1 rounded-badge bg-[rgb(0_0_0/0.8)] px-1 font-medium text-[#fff] text-[12px] leading-[18px]"
        >
          10:24
        </span>
      </div>
    </>
  );
}

interface RowProps {
  isGood: boolean;
  mark: string;
  onPress: () => void;
  children: ReactNode;
}

function Row({ isGood, mark, onPress, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-7 w-full items-center gap-2 border-0 bg-transparent p-0 text-left text-text touch:min-h-11"
      >
        <Icon
          of={isGood ? Check : TriangleAlert}
          size="sm"
          className={clsx('flex-none', isGood ? 'text-ok' : 'text-warn')}
        />
        <span className="min-w-0 flex-1 break-words">{children}</span>
        <span className="type-meta text-muted">{mark}</span>
      </button>
    </li>
  );
}
