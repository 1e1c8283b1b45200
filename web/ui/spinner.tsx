import { LoaderCircle } from 'lucide-react';

/** A spinner always has a text. */
export function Spinner({ word, className = '' }: { word: string; className?: string }) {
  return (
    <span role="status" className={`inline-flex items-center gap-2.5 text-muted ${className}`}>
      <LoaderCircle size={18} strokeWidth={1.75} aria-hidden className="spinner" />
      {word}
    </span>
  );
}
