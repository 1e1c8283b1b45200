import Bowser from 'bowser';
import type { Session } from '#contract/profile.ts';

type Device = Pick<Session, 'browser' | 'system' | 'kind'>;

const kinds: Readonly<Record<string, Device['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** What a browser says of itself, as a person would name it. Anybody can claim anything: it is for showing only. */
export function readDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 1_000));
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'other',
  };
}
