import { aiSdkSubjects } from '../ai-sdk/testing/subjects.ts';
import { comfyUiSubject } from '../comfyui/testing/subject.ts';
import { falSubject } from '../fal/testing/subject.ts';
import { compatibleSubject, openAiSubject } from '../openai/testing/subject.ts';
import { replicateSubject } from '../replicate/testing/subject.ts';
import { webUiSubject } from '../webui/testing/subject.ts';
import type { MatrixSubject } from './matrix.ts';

/** Every remote engine. */
export const subjects: readonly MatrixSubject[] = [
  openAiSubject,
  compatibleSubject,
  replicateSubject,
  falSubject,
  ...aiSdkSubjects,
  comfyUiSubject,
  webUiSubject,
];
