import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** An accessibility violation: the rule and the elements that break it. */
interface AccessibilityViolation {
  rule: string;
  isSerious: boolean;
  elements: string;
}

/**
 * Returns the accessibility violations of a page, or of the part that a selector matches. Supports pages with
 * one frame only: axe opens another page to combine several frames and takes three times as long.
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<AccessibilityViolation[]> {
  if (page.frames().length > 1) throw new Error('pages with frames are not supported');
  const search = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // Off by default: people who speak to their computer say what they see.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await (part === undefined ? search : search.include(part)).analyze();
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    isSerious: impact === 'serious' || impact === 'critical',
    elements: nodes.map(({ target, html }) => `${target.join(' ')}: ${html.slice(0, 160)}`).join(' | '),
  }));
}
