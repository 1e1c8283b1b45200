import Bowser from 'bowser';
import type { Session } from '#contract/profile.ts';

type Device = Pick<Session, 'browser' | 'system' | 'kind'>;

const kinds: Readonly<Record<string, Device['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Reads a browser's name from its user agent. Clients can claim anything: for display only. */
export function readDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 1_000));
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'other',
  };
}
