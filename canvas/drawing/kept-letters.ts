import type { Surface } from './surface.ts';

/** Some sixty megabytes: several dozen texts of a thumbnail. */
const mostPixels = 16_000_000;

/** Drawn letters by what they were drawn from: undo, and a copy of a layer, draw no letter again. */
export class KeptLetters {
  /** From the one that was used the longest ago. */
  readonly #surfaces = new Map<string, Surface>();
  #pixels = 0;

  /** Returns the letters of a key, drawn if they are not kept. */
  find(key: string, draw: () => Surface): Surface {
    const known = this.#surfaces.get(key);
    const surface = known ?? draw();
    this.#surfaces.delete(key);
    this.#surfaces.set(key, surface);
    if (!known) {
      this.#pixels += sizeOf(surface);
      this.#drop();
    }
    return surface;
  }

  /** Forgets all: a font has loaded. */
  forget(): void {
    this.#surfaces.clear();
    this.#pixels = 0;
  }

  #drop(): void {
    for (const [key, surface] of this.#surfaces) {
      if (this.#pixels <= mostPixels) return;
      this.#surfaces.delete(key);
      this.#pixels -= sizeOf(surface);
    }
  }
}

const sizeOf = ({ width, height }: Surface) => width * height;
