import { useRef } from 'react';
import { promptLimits } from '#contract/limits.ts';
import { useAutosize } from '#web/ui/autosize.ts';
import { diffWords } from './diff-words.ts';

interface ProposalFieldProps {
  label: string;
  /** What the user typed. */
  original: string;
  value: string;
  onChange: (value: string) => void;
}

/** Shared by the field and the marks behind it, which must align letter by letter. */
const text = 'type-prompt m-0 w-full whitespace-pre-wrap break-words px-3.5 py-3';

/** The editable proposal; words that are not the user's own are highlighted. */
export function ProposalField({ label, original, value, onChange }: ProposalFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useAutosize(area, value);
  return (
    <div className="relative grid rounded-[12px] border border-edge bg-raised focus-within:border-(--focus) focus-within:inset-ring-1 focus-within:inset-ring-(--focus)">
      <p aria-hidden="true" dir="auto" className={`${text} col-start-1 row-start-1 text-transparent`}>
        {diffWords(original, value).map((segment, index) =>
          segment.isNew ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order.
            <mark key={index} className="rounded-[3px] bg-accent-soft text-transparent">
              {segment.text}
            </mark>
          ) : (
            segment.text
          ),
        )}
      </p>
      <textarea
        ref={area}
        aria-label={label}
        dir="auto"
        value={value}
        maxLength={promptLimits.maxCharacters}
        onChange={(event) => onChange(event.target.value)}
        className={`${text} field-sizing-content relative col-start-1 row-start-1 min-h-22 resize-none overflow-hidden border-0 bg-transparent outline-none`}
      />
    </div>
  );
}
