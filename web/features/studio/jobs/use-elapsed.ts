import { useEffect, useState } from 'react';
import { elapsedLabel } from './elapsed.ts';

/** The time since a start, second by second, as it stands in the badge corner. */
export function useElapsedLabel(startedAt: string): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return elapsedLabel(now - Date.parse(startedAt));
}
