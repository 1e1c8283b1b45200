import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { trainedStyleLimits } from '#contract/limits.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { trainThumbnailStyle } from '#contract/styles-calls.ts';
import { defaultTrainingMode, trainedStyleFields, trainingModes } from '#contract/trained-styles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { randomKey } from '#web/api/random-key.ts';
import { upload } from '#web/api/upload.ts';
import { useStoredForm } from '#web/features/drafts/index.ts';
import { storeStartedStyle } from '../use-trained-styles.ts';
import { isPlanRefusal, placeOfCode } from './refusal-place.ts';
import { suggestTriggerWord } from './suggest-trigger-word.ts';
import { type TrainingPicture, usePictures } from './use-pictures.ts';

const { minPictures } = trainedStyleLimits;
const schema = z.object({
  styleName: trainedStyleFields.styleName,
  triggerWord: trainedStyleFields.triggerWord,
  mode: z.enum(trainingModes),
  rights: z.boolean().refine((isConfirmed) => isConfirmed),
});
type Values = z.infer<typeof schema>;
/** Unfinished input is stored too, except pictures, which would not fit. */
const draftSchema = z.object({ styleName: z.string(), triggerWord: z.string(), mode: z.enum(trainingModes) });

interface CreateFormOptions {
  userId: string;
  onStarted: (style: CustomThumbnailStyle) => void;
}

/** The message below the form, and whether another plan would help. */
export interface CreateFailure {
  sentence: string;
  wantsPlan: boolean;
}

/** The form state of a new trained style. No failure loses input. */
export function useCreateForm({ userId, onStarted }: CreateFormOptions) {
  const client = useQueryClient();
  const pictures = usePictures();
  const [failure, setFailure] = useState<CreateFailure | null>(null);
  const [pictureFault, setPictureFault] = useState<string | null>(null);
  const [missing, setMissing] = useState(0);
  /** The uploaded share, 0 to 1; null while not uploading. */
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const unsettled = useRef<{ key: string; what: string } | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { styleName: '', triggerWord: '', mode: defaultTrainingMode, rights: false },
  });
  const draft = useStoredForm(form, { userId, name: 'trained style new', schema: draftSchema });
  const lastName = useRef('');
  const followName = () => {
    const { styleName, triggerWord } = form.getValues();
    const suggested = suggestTriggerWord(lastName.current);
    lastName.current = styleName;
    // Keep a trigger word that the user typed.
    if (triggerWord === '' || triggerWord === suggested)
      form.setValue('triggerWord', suggestTriggerWord(styleName), {
        shouldValidate: form.formState.isSubmitted,
      });
  };

  async function send(values: Values, ready: readonly TrainingPicture[]): Promise<void> {
    const what = JSON.stringify([values, ready.map(({ key }) => key)]);
    // A lost answer may have started the training: the same request keeps its key, so it starts no second
    // one.
    const attempt = unsettled.current?.what === what ? unsettled.current : { key: randomKey(), what };
    sending.current = new AbortController();
    setShare(0);
    try {
      const { styleName, triggerWord, mode } = values;
      const answer = await upload(
        trainThumbnailStyle,
        {
          form: { styleName, triggerWord, mode, rightsConfirmed: 'true' },
          files: { images: ready.flatMap(asFile) },
          headers: { 'idempotency-key': attempt.key },
          signal: sending.current.signal,
        },
        { onProgress: setShare },
      );
      draft.clear();
      storeStartedStyle(client, answer);
      onStarted(answer.style);
    } catch (thrown) {
      unsettled.current = isRefused(thrown) ? null : attempt;
      if (!sending.current.signal.aborted) showRefusal(thrown);
    } finally {
      setShare(null);
    }
  }

  function showRefusal(thrown: unknown): void {
    const sentence = errorText(thrown);
    const place = thrown instanceof ApiError ? placeOfCode(thrown.code) : null;
    if (place === 'pictures') setPictureFault(sentence);
    else if (place === null) setFailure({ sentence, wantsPlan: isPlanRefusal(thrown) });
    else form.setError(place, { type: 'server', message: sentence }, { shouldFocus: true });
  }

  const startOver = () => {
    setFailure(null);
    setPictureFault(null);
  };
  const submit = form.handleSubmit(
    async (values) => {
      startOver();
      const ready = await pictures.settled();
      setMissing(minPictures - ready.length);
      if (ready.length >= minPictures) await send(values, ready);
    },
    () => {
      startOver();
      setMissing(minPictures - pictures.pictures.length);
    },
  );
  return {
    form,
    pictures,
    submit,
    followName,
    failure,
    pictureFault,
    /** How many pictures were missing at the last submission; 0 or less is enough. */
    missing: missing > 0 ? Math.max(0, minPictures - pictures.pictures.length) : 0,
    share,
    stop: () => sending.current?.abort(),
  };
}

function asFile({ blob, name }: TrainingPicture): File[] {
  return blob === null ? [] : [new File([blob], name, { type: blob.type })];
}

/** The server refused; otherwise it is unknown whether it accepted the style. */
function isRefused(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
}
