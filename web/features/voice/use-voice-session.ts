import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { browserEnvironment } from './browser-environment.ts';
import { startVoiceSession, type VoiceSession, type VoiceState } from './voice-session.ts';

const starting: VoiceState = { phase: 'starting' };
const nothing = () => () => undefined;

/** A voice session that starts now and ends with the component. */
export function useVoiceSession() {
  const [session, setSession] = useState<VoiceSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another session.
  useEffect(() => {
    const begun = startVoiceSession(browserEnvironment());
    setSession(begun);
    return () => begun.cancel();
  }, [attempt]);
  const state = useSyncExternalStore(session?.subscribe ?? nothing, () => session?.state() ?? starting);
  const level = useCallback(() => session?.level() ?? null, [session]);
  return { state, level, finish: () => session?.finish(), again: () => setAttempt((count) => count + 1) };
}
