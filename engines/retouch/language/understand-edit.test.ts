import { describe, expect, it } from 'vitest';
import type { Instruction } from './testing/instructions.ts';
import { firstInstructions, secondInstructions } from './testing/instructions.ts';
import { understandEdit } from './understand-edit.ts';

const size = { width: 1280, height: 720 };
const findIcon = async (words: string) => ({ id: words, label: words });

async function read({ prompt, mask = undefined }: Instruction) {
  const { actions, cannot, freeTool } = await understandEdit(
    { prompt, hasMask: mask === true, size },
    findIcon,
  );
  return { does: actions.map(({ kind }) => kind), cannot: cannot.map(({ obstacle }) => obstacle), freeTool };
}

describe('an instruction is understood', () => {
  it.each(
    [...firstInstructions, ...secondInstructions].map(
      (one) => [`${one.language}: ${one.prompt}`, one] as const,
    ),
  )('%s', async (_name, one) => {
    expect(await read(one)).toEqual({
      does: one.does ?? [],
      cannot: one.cannot ?? [],
      freeTool: one.freeTool ?? null,
    });
  });
});
