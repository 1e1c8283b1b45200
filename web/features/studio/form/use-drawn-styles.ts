import { useQuery } from '@tanstack/react-query';
import { getDrawnTools, photographStyles } from '#contract/drawn-tools.ts';
import type { ImageStyleId } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { call } from '#web/api/call.ts';

/** Whether an engine without a trained model makes this tool's pictures; undefined while that is unknown. */
export function useIsDrawn(tool: GenerateTool): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['drawn-tools'],
    queryFn: ({ signal }) => call(getDrawnTools, { signal }),
    select: ({ tools }) => tools,
  });
  return data?.includes(tool);
}

/**
 * The styles that promise photographs while an engine without a trained model makes this tool's pictures;
 * none while that is unknown.
 */
export function useDrawnStyles(tool: GenerateTool): readonly ImageStyleId[] {
  return useIsDrawn(tool) ? photographStyles : [];
}
