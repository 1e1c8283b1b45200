import { routes } from '#contract/routes.ts';

/** The studio with a preset style chosen. */
export function stylePath(styleId: string): string {
  return `${routes.studio.path}?${new URLSearchParams({ style: styleId })}`;
}

/** The studio with a prompt filled in, and optionally a style chosen. */
export function promptPath(prompt: string, styleId?: string): string {
  const query = new URLSearchParams({ prompt, ...(styleId !== undefined && { style: styleId }) });
  return `${routes.studio.path}?${query}`;
}
