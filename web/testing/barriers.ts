import axe from 'axe-core';

/**
 * What keeps people from using a part of the page, a line each: the rule that it breaks and the elements that
 * break it.
 */
export async function barriersOf(part: string): Promise<string[]> {
  const { violations } = await axe.run(part, { resultTypes: ['violations'], iframes: false });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
