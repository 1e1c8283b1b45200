import { useRef } from 'react';
import { promptLimits } from '#contract/limits.ts';
import { useAutosize } from '#web/ui/autosize.ts';
import { diffWords } from './diff-words.ts';

interface ProposalFieldProps {
  label: string;
  /** What the user had typed. */
  original: string;
  value: string;
  onChange: (value: string) => void;
}

/** Of the field and of the marks behind it: they lie on each other, letter by letter. */
const text = 'type-prompt m-0 w-full whitespace-pre-wrap break-words px-3.5 py-3';

/** The proposal to be changed at will; what is not the user's own words stands on a ground of its own. */
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
