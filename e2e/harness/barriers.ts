import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What keeps people from using a page: the rule that it breaks and the elements that break it, a line each.
 */
interface Barrier {
  rule: string;
  isSerious: boolean;
  elements: string;
}

/**
 * Looks for barriers in a page, or in the part that a selector says. In one frame, which all of our pages
 * are: gathering the findings of several takes another page each time, three times as long for the same
 * answer. What is in order is not written down.
 */
export async function barriersOf(page: Page, part?: string): Promise<Barrier[]> {
  if (page.frames().length > 1) throw new Error('a page with frames needs the search through frames');
  const search = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? search : search.include(part)).analyze();
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    isSerious: impact === 'serious' || impact === 'critical',
    elements: nodes.map(({ target, html }) => `${target.join(' ')}: ${html.slice(0, 160)}`).join(' | '),
  }));
}
