import { describe, expect, it } from 'vitest';
import { megabyte } from '#contract/bytes.ts';
import { describeMemoryShortage, neededMegabytes } from './memory.ts';

const needed = neededMegabytes.embedded * megabyte;
const plenty = 64 * 1024 * megabyte;

describe('the memory that a start finds', () => {
  it('is enough on a large machine without a limit, however the system says that there is none', () => {
    for (const container of [0, 2 ** 63, Number.MAX_SAFE_INTEGER]) {
      expect(describeMemoryShortage('embedded', { machine: plenty, container })).toBeNull();
    }
  });

  it('is enough at exactly what is needed', () => {
    expect(describeMemoryShortage('embedded', { machine: needed, container: 0 })).toBeNull();
    expect(describeMemoryShortage('embedded', { machine: plenty, container: needed })).toBeNull();
  });

  it('is named with what is needed, for a small machine and a small container', () => {
    const small = 512 * megabyte;
    expect(describeMemoryShortage('embedded', { machine: small, container: 0 })).toBe(
      `This machine has 512 MB of memory, and Adventure needs ${neededMegabytes.embedded} MB: the system may end it without a word. With PostgreSQL (DATABASE_URL) ${neededMegabytes.postgres} MB are enough.`,
    );
    expect(describeMemoryShortage('embedded', { machine: plenty, container: small })).toMatch(
      /^This container may use 512 MB of memory/,
    );
    expect(describeMemoryShortage('postgres', { machine: plenty, container: small })).toMatch(
      new RegExp(`needs ${neededMegabytes.postgres} MB`),
    );
  });

  it('is compared with less for PostgreSQL', () => {
    const memory = { machine: plenty, container: needed - 1 };
    expect(describeMemoryShortage('embedded', memory)).not.toBeNull();
    expect(describeMemoryShortage('postgres', memory)).toBeNull();
  });
});
