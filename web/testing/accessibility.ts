import axe from 'axe-core';

/**
 * Finds accessibility violations in a part of the page. Returns a line for each: the broken rule and the
 * elements that break it.
 */
export async function accessibilityViolations(part: string): Promise<string[]> {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    iframes: false,
    // Off by default: people who speak to their computer say what they see.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
