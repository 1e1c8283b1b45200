import type { DesignChange } from '#contract/designs.ts';
import { designLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { designTexts } from '../texts.ts';
import type { Design } from '../use-design.ts';
import { ResetPosition, type SectionProps, SubHeading } from './section.tsx';

const automatic = 'automatic';

/** The headline's lines, and the emphasised one. */
export function HeadlineSection({ design, offer }: SectionProps) {
  const t = useTexts(designTexts);
  const { change, edit } = design;
  const lines = change.headline?.lines ?? offer.view.headline.map(({ text }) => text);
  const emphasis = change.headline?.emphasis ?? null;
  const write = (next: readonly string[], key?: string) =>
    edit(
      {
        headline: {
          lines: [...next],
          emphasis: emphasis !== null && emphasis < next.length ? emphasis : null,
        },
      },
      key === undefined ? {} : { key },
    );
  const written = lines.map((text, at) => ({ text: text.trim(), at })).filter(({ text }) => text !== '');
  return (
    <>
      <ResetPosition design={design} part="headline" />
      <TextArea
        label={t('headline')}
        hideLabel
        hint={t('headlineHint')}
        rows={2}
        dir="auto"
        spellCheck={false}
        placeholder={t('noHeadline')}
        value={lines.join('\n')}
        onChange={(event) => write(readLines(event.target.value), 'headline')}
      />
      <HeadlineNotes design={design} isWritten={written.length > 0} />
      {written.length > 1 && (
        <>
          <SubHeading>{t('standsOut')}</SubHeading>
          <RadioGroup
            label={t('standsOut')}
            values={[automatic, ...written.map(({ at }) => String(at))]}
            value={emphasis === null ? automatic : String(emphasis)}
            onChange={(chosen) =>
              edit({
                headline: { lines: [...lines], emphasis: chosen === automatic ? null : Number(chosen) },
              })
            }
            className="flex flex-wrap gap-1.5"
          >
            <Chip value={automatic}>{t('automatic')}</Chip>
            {written.map(({ text, at }) => (
              <Chip key={at} value={String(at)}>
                {text}
              </Chip>
            ))}
          </RadioGroup>
        </>
      )}
      <OtherHeadlines headlines={offer.headlines} onChoose={(next) => write(next)} />
    </>
  );
}

/** The engine's warnings: a script without a font, a layout without space. */
function HeadlineNotes({ design, isWritten }: { design: Design; isWritten: boolean }) {
  const t = useTexts(designTexts);
  const { view, change, isBusy } = design;
  const isHidden = isWritten && change.headline !== undefined && !isBusy && view.headline.length === 0;
  const notes = view.warnings.map(({ message }) => message);
  if (isHidden && notes.length === 0) notes.push(t('headlineHidden'));
  return (
    <p role="status" className="m-0 pt-1 text-warn type-meta empty:hidden">
      {notes.join(' ')}
    </p>
  );
}

/** Limits the lines and their length to what a headline accepts. */
function readLines(text: string): string[] {
  const { headlineMaxLines, headlineLineMaxCharacters } = designLimits;
  const lines = text.split('\n').slice(0, headlineMaxLines);
  return text === '' ? [] : lines.map((line) => line.slice(0, headlineLineMaxCharacters));
}

const chipStyle =
  'press max-w-full truncate rounded-control border border-line bg-raised px-2.5 h-8 touch:h-11 text-muted ' +
  'hover:text-text data-[state=checked]:border-transparent data-[state=checked]:ring-2 data-[state=checked]:ring-text data-[state=checked]:text-text';

function Chip({ value, children }: { value: string; children: string }) {
  return (
    <RadioItem value={value} className={chipStyle} dir="auto">
      {children}
    </RadioItem>
  );
}

interface OtherHeadlinesProps {
  headlines: readonly (readonly string[])[];
  onChoose: (lines: NonNullable<DesignChange['headline']>['lines']) => void;
}

/** Other headlines that the engine considered. */
function OtherHeadlines({ headlines, onChoose }: OtherHeadlinesProps) {
  const t = useTexts(designTexts);
  if (headlines.length === 0) return null;
  return (
    <>
      <SubHeading>{t('otherHeadlines')}</SubHeading>
      <div className="flex flex-wrap gap-1.5">
        {headlines.slice(0, 6).map((lines) => (
          <button
            key={lines.join('\n')}
            type="button"
            dir="auto"
            className={chipStyle}
            onClick={() => onChoose([...lines])}
          >
            {lines.join(' ')}
          </button>
        ))}
      </div>
    </>
  );
}
