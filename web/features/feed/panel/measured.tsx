import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cardTitle, type PictureState } from '../picture/use-picture.ts';
import { useFeedSettings } from '../settings/settings-store.ts';
import { shownLength } from '../settings/video-length.ts';
import { timestampCover } from '../surfaces/surface-layout.ts';
import { feedTexts } from '../texts.ts';
import { shapeOf, sizeOf } from './picture-facts.ts';

interface Fact {
  tone: 'ok' | 'warn' | 'plain';
  title: string;
  line: string;
}

interface MeasuredProps {
  picture: PictureState;
  /** Of the card now, in CSS pixels; 0 before layout. */
  pictureWidth: number;
  isTitleCut: boolean;
}

const marks = {
  ok: { icon: CircleCheck, color: 'text-ok' },
  warn: { icon: TriangleAlert, color: 'text-warn' },
  plain: { icon: Info, color: 'text-muted' },
};

/** Measured facts about the picture and its title; no score. */
export function Measured({ picture, pictureWidth, isTitleCut }: MeasuredProps) {
  const t = useTexts(feedTexts);
  const facts = useFacts(picture, pictureWidth, isTitleCut);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="measured">
      <h2 id="measured" className="type-label">
        {t('measured')}
      </h2>
      <ul className="m-0 list-none p-0 pt-1">
        {facts.map(({ tone, title, line }) => (
          <li key={title} className="flex gap-3 border-line border-b py-3">
            <Icon of={marks[tone].icon} className={`mt-px ${marks[tone].color}`} />
            <span className="min-w-0">
              <b className="type-label block">{title}</b>
              <span className="type-meta text-faint">{line}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFacts(picture: PictureState, pictureWidth: number, isTitleCut: boolean): Fact[] {
  const t = useTexts(feedTexts);
  const { settings } = useFeedSettings();
  const facts: Fact[] = [];
  if (picture.status === 'ready') {
    const { width, height, bytes } = picture.picture;
    const shape = shapeOf(width, height);
    // Pixel sizes are written without separators.
    const sides = { width: String(width), height: String(height) };
    if (shape === 'bars')
      facts.push({ tone: 'warn', title: t('shapeBars', sides), line: t('shapeBarsLine') });
    else if (shape === 'small')
      facts.push({ tone: 'warn', title: t('shapeSmall', sides), line: t('shapeSmallLine') });
    else facts.push({ tone: 'ok', title: t('shapeOk', sides), line: t('shapeOkLine') });
    const megabytes = bytes === null ? null : sizeOf(bytes);
    if (megabytes !== null) {
      facts.push({ tone: 'warn', title: t('sizeLarge', { size: megabytes }), line: t('sizeLargeLine') });
    }
  }
  const count = [...cardTitle(settings.title, picture)].length;
  if (count > 0) {
    facts.push(
      isTitleCut
        ? { tone: 'warn', title: t('titleCut', { count }), line: t('titleCutLine') }
        : { tone: 'ok', title: t('titleFits', { count }), line: t('titleFitsLine') },
    );
  }
  const length = shownLength(settings.length);
  if (picture.status === 'ready' && length !== null && pictureWidth > 0) {
    const cover = timestampCover(length, pictureWidth);
    const percent = (share: number) => formatPercent(Math.round(share * 100));
    facts.push({
      tone: 'plain',
      title: t('coverTitle', { width: percent(cover.width), height: percent(cover.height) }),
      line: t('coverLine', { px: pictureWidth }),
    });
  }
  return facts;
}
