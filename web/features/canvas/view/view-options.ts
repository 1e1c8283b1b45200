import * as z from 'zod';
import { Store } from '#canvas/editor/store.ts';

const schema = z.object({
  thirds: z.boolean(),
  badge: z.boolean(),
  rulers: z.boolean(),
  /** The left panel is open; a small screen has more room for the picture without it. */
  leftPanel: z.boolean().default(true),
});
export type ViewOptions = z.infer<typeof schema>;

const key = 'canvasView';

function read(): ViewOptions {
  const none: ViewOptions = { thirds: false, badge: false, rulers: false, leftPanel: true };
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return parsed.success ? parsed.data : none;
  } catch {
    return none;
  }
}

/** What is shown over and beside the stage, in this browser. */
export const viewOptions = new Store<ViewOptions>(read());

export function setViewOption(name: keyof ViewOptions, isOn: boolean): void {
  const next = { ...viewOptions.get(), [name]: isOn };
  viewOptions.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // The choice lives as long as the page.
  }
}
