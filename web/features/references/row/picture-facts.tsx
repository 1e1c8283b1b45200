import { uploadLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { Reference } from '../model/reference.ts';
import { referencesTexts } from '../texts.ts';

/** Megabytes with one decimal, as file managers count them. */
function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
}

/** Whether the chosen file is large enough for a warning. */
function isLarge({ originalBytes }: Pick<Reference, 'originalBytes'>): boolean {
  return originalBytes > uploadLimits.warnBytes;
}

/** Name and size of a picture, and warnings that it is large or animated. */
export function PictureFacts({ reference }: { reference: Reference }) {
  const t = useTexts(referencesTexts);
  const { name, file, width, height } = reference;
  return (
    <div className="grid min-w-0 gap-0.5 type-meta">
      <span className="truncate font-[560] text-body text-text">{name}</span>
      <span className="text-faint">
        {t('sizeFacts', { width: `${width}`, height: `${height}`, size: megabytes(file.size) })}
      </span>
      <PictureWarnings reference={reference} />
    </div>
  );
}

/** Warnings that a picture is large or animated; with its name where several are shown. */
export function PictureWarnings({ reference, isNamed = false }: { reference: Reference; isNamed?: boolean }) {
  const t = useTexts(referencesTexts);
  const { name, file, originalBytes, isFirstFrame } = reference;
  const after = megabytes(file.size);
  const before = megabytes(originalBytes);
  const texts = [
    ...(isLarge(reference)
      ? [after < before ? t('largeShrunk', { before, after }) : t('largeSent', { before })]
      : []),
    ...(isFirstFrame ? [t('firstFrame')] : []),
  ];
  return texts.map((text) => (
    <span key={text} role="status" className="text-warn type-meta">
      {isNamed ? t('ofFile', { name, reason: text }) : text}
    </span>
  ));
}
