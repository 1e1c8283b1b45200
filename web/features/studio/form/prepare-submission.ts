import { type GenerateResponse, generate, generateThumbnail, retryJob } from '#contract/generation-calls.ts';
import { type GenerateTool, tools } from '#contract/tools.ts';
import { call } from '#web/api/call.ts';
import type { Draft } from '../draft/draft.ts';
import type { SentReferences } from './gather-references.ts';
import { generateForm } from './generate-form.ts';
import type { Sending } from './sending.ts';

/** A submission that is ready to go out. */
export interface Post {
  /** Identifies this submission: the same text is the same submission. */
  fields: string;
  send: (headers: Record<string, string>) => Promise<GenerateResponse>;
}

export async function prepare(sending: Sending): Promise<Post> {
  if ('failedJobId' in sending) {
    const { failedJobId: jobId } = sending;
    return {
      fields: JSON.stringify({ retry: jobId }),
      send: (headers) => call(retryJob, { params: { jobId }, headers }),
    };
  }
  const { draft } = sending;
  const gathered = await sending.references;
  return {
    fields: JSON.stringify([
      draft,
      gathered.ids,
      gathered.settings,
      gathered.photos.ids,
      gathered.photos.settings,
      gathered.face,
    ]),
    send: (headers) => post(draft, gathered, headers),
  };
}

function post(
  draft: Draft,
  { files, settings, photos, face }: SentReferences,
  headers: Record<string, string>,
): Promise<GenerateResponse> {
  const form = generateForm(draft, { references: settings, photos: photos.settings, face });
  return posts[tools[draft.tool].call](form, { files, photo: photos.files }, headers);
}

type PostForm = (
  form: ReturnType<typeof generateForm>,
  sent: { files: readonly File[]; photo: readonly File[] },
  headers: Record<string, string>,
) => Promise<GenerateResponse>;

/** The calls of the tools' forms, which name their files differently. */
const posts: Record<(typeof tools)[GenerateTool]['call'], PostForm> = {
  generate: (form, { files, photo }, headers) =>
    call(generate, { form, files: { image: files, photo }, headers }),
  generateThumbnail: (form, { files, photo }, headers) =>
    call(generateThumbnail, { form, files: { images: files, photo }, headers }),
};
