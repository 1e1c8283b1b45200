import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than ten seconds. One that starts last keeps the other cores waiting. */
const long =
  /(crash|embedded|training|designs|change-many|grant-due-coins|large-uploads|fourteen-months|migrate)\.test\.ts$/;

/** Starts long files first; a fresh clone has no times of earlier runs to sort by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
