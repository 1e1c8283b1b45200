import * as z from 'zod';

/** What a training has left: the version that it has made, and the word that calls the style up. */
const profileSchema = z.object({
  kind: z.literal('replicate-lora'),
  /** `owner/name`. */
  model: z.string().max(300),
  version: z.string().regex(/^[0-9a-f]{64}$/),
  triggerWord: z.string().min(1).max(200),
  mode: z.enum(['style', 'subject']),
});
export type TrainedProfile = z.infer<typeof profileSchema>;

/** A profile as it was stored; null where there is none of ours. */
export function readProfile(profile: unknown): TrainedProfile | null {
  const read = profileSchema.safeParse(profile);
  return read.success ? read.data : null;
}

/** The output of a training, `owner/name:version`, in parts; null where it is none. */
export function readVersion(text: unknown): { model: string; version: string } | null {
  const [, model, version] =
    (typeof text === 'string' && /^([\w.-]+\/[\w.-]+):([0-9a-f]{64})$/.exec(text)) || [];
  return model === undefined || version === undefined ? null : { model, version };
}

/** A prompt with the word that the training has bound to the style, which the user's own words no longer hold. */
export function promptWithTrigger({ triggerWord, mode }: TrainedProfile, prompt: string): string {
  return mode === 'style' ? `In the style of ${triggerWord}. ${prompt}` : `${triggerWord}. ${prompt}`;
}
