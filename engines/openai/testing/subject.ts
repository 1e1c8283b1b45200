import type { MatrixSubject } from '../../testing/matrix.ts';
import { openNetwork } from '../../testing/network.ts';
import { sendJson } from '../../testing/stand-in.ts';
import { createOpenAi } from '../openai.ts';

const isGeneration = ({ path }: { path: string }) => path.endsWith('/images/generations');

export const openAiSubject: MatrixSubject = {
  name: 'openai',
  open: (origin, network = openNetwork) =>
    createOpenAi(
      {
        id: 'openai',
        vendor: 'OpenAI',
        key: 'sk-test-0123456789',
        baseUrl: `${origin}/v1`,
        imageModel: 'gpt-image-2',
        chatModel: null,
        speechModel: null,
        moderationModel: null,
        server: null,
      },
      network,
    ),
  respondWithSuccess: (_origin, png) => (_request, response) =>
    sendJson(response, { created: 1, data: [{ b64_json: png.toString('base64') }] }),
  isPaidCall: isGeneration,
};

export const compatibleSubject: MatrixSubject = {
  ...openAiSubject,
  name: 'compatible',
  open: (origin, network = openNetwork) =>
    createOpenAi(
      {
        id: 'home',
        vendor: 'home',
        key: null,
        baseUrl: `${origin}/v1`,
        imageModel: 'any',
        chatModel: null,
        speechModel: null,
        moderationModel: null,
        server: 'plain',
      },
      network,
    ),
};
