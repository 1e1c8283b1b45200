import * as z from 'zod';

/** The profile of a training: the version that it has made, and the trigger word. */
const profileSchema = z.object({
  kind: z.literal('replicate-lora'),
  /** `owner/name`. */
  model: z.string().max(300),
  version: z.string().regex(/^[0-9a-f]{64}$/),
  triggerWord: z.string().min(1).max(200),
  mode: z.enum(['style', 'subject']),
});
export type TrainedProfile = z.infer<typeof profileSchema>;

/** Reads a stored profile; null when it is not one of ours. */
export function readProfile(profile: unknown): TrainedProfile | null {
  const read = profileSchema.safeParse(profile);
  return read.success ? read.data : null;
}

/** Splits the output of a training, `owner/name:version`; null when it is something else. */
export function readVersion(text: unknown): { model: string; version: string } | null {
  const [, model, version] =
    (typeof text === 'string' && /^([\w.-]+\/[\w.-]+):([0-9a-f]{64})$/.exec(text)) || [];
  return model === undefined || version === undefined ? null : { model, version };
}

/** A prompt with the trigger word, which the user's own words do not contain. */
export function promptWithTrigger({ triggerWord, mode }: TrainedProfile, prompt: string): string {
  return mode === 'style' ? `In the style of ${triggerWord}. ${prompt}` : `${triggerWord}. ${prompt}`;
}
