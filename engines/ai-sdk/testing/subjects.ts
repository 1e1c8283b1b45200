import type { Engine } from '../../engine.ts';
import type { EngineNetwork } from '../../network.ts';
import type { MatrixSubject } from '../../testing/matrix.ts';
import { openNetwork } from '../../testing/network.ts';
import { type Answer, type ReceivedRequest, sendJson } from '../../testing/stand-in.ts';
import { type AiSdkConfig, createAiSdkEngine } from '../engine.ts';
import type { Vendor } from '../vendor.ts';
import { bfl } from '../vendors/bfl.ts';
import { deepinfra } from '../vendors/deepinfra.ts';
import { fireworks } from '../vendors/fireworks.ts';
import { google } from '../vendors/google.ts';
import { luma } from '../vendors/luma.ts';
import { togetherai } from '../vendors/togetherai.ts';
import { xai } from '../vendors/xai.ts';

export const testKey = 'test-key-0123456789';

/** A vendor's engine with its own models, with the vendor at this origin. */
export function openVendor(
  vendor: Vendor,
  origin: string,
  { network = openNetwork, ...changed }: Partial<AiSdkConfig> & { network?: EngineNetwork } = {},
): Engine {
  const { generate, edit = null, inpaint = null, chat = null } = vendor.models;
  return createAiSdkEngine({
    vendor,
    key: testKey,
    baseUrl: `${origin}${new URL(vendor.baseUrl).pathname.replace(/\/$/, '')}`,
    network,
    models: { generate, edit, inpaint },
    chatModel: chat,
    firstPollMs: 1,
    ...changed,
  });
}

const base64 = (png: Buffer) => png.toString('base64');
const isPost = ({ method }: ReceivedRequest) => method === 'POST';
const isFile = ({ path }: ReceivedRequest) => path === '/made.png';

function sendPng(response: Parameters<Answer>[1], png: Buffer): void {
  response.writeHead(200, { 'content-type': 'image/png' }).end(png);
}

function direct(vendor: Vendor, respondWithSuccess: (png: Buffer) => Answer): MatrixSubject {
  return {
    name: vendor.id,
    open: (origin, network) => openVendor(vendor, origin, { ...(network && { network }) }),
    respondWithSuccess: (_origin, png) => respondWithSuccess(png),
    isPaidCall: isPost,
  };
}

export const googleAnswer = (...parts: readonly unknown[]) => ({
  candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 1_290, totalTokenCount: 1_300 },
});

/** The successful responses of these vendors: a picture in the response itself. */
const directSubjects = [
  direct(
    google,
    (png) => (_request, response) =>
      sendJson(response, googleAnswer({ inlineData: { mimeType: 'image/png', data: base64(png) } })),
  ),
  direct(xai, (png) => (_request, response) => sendJson(response, { data: [{ b64_json: base64(png) }] })),
  direct(fireworks, (png) => (_request, response) => sendPng(response, png)),
  direct(
    togetherai,
    (png) => (_request, response) => sendJson(response, { data: [{ b64_json: base64(png) }] }),
  ),
  direct(
    deepinfra,
    (png) => (_request, response) => sendJson(response, { images: [`data:image/png;base64,${base64(png)}`] }),
  ),
];

export const bflSubject: MatrixSubject = {
  name: 'bfl',
  open: (origin, network) => openVendor(bfl, origin, { ...(network && { network }) }),
  respondWithSuccess: (origin, png) => (request, response) => {
    if (isPost(request))
      sendJson(response, { id: 'task-1', polling_url: `${origin}/v1/get_result?id=task-1` });
    else if (isFile(request)) sendPng(response, png);
    else sendJson(response, { id: 'task-1', status: 'Ready', result: { sample: `${origin}/made.png` } });
  },
  isPaidCall: isPost,
  isResultCall: ({ path }) => path.startsWith('/v1/get_result'),
  stillWorking: () => (_request, response) =>
    sendJson(response, { id: 'task-1', status: 'Pending', result: null }),
};

export const lumaSubject: MatrixSubject = {
  name: 'luma',
  open: (origin, network) => openVendor(luma, origin, { ...(network && { network }) }),
  respondWithSuccess: (origin, png) => (request, response) => {
    if (isPost(request)) sendJson(response, { id: 'made-1', state: 'queued', assets: null }, 201);
    else if (isFile(request)) sendPng(response, png);
    else sendJson(response, { id: 'made-1', state: 'completed', assets: { image: `${origin}/made.png` } });
  },
  isPaidCall: isPost,
  isResultCall: ({ path }) => path === '/dream-machine/v1/generations/made-1',
  stillWorking: () => (_request, response) =>
    sendJson(response, { id: 'made-1', state: 'dreaming', assets: null }),
};

/** FLUX Kontext at Fireworks: a job whose result is polled by POST. */
const kontext = 'accounts/fireworks/models/flux-kontext-pro';
const kontextSubject: MatrixSubject = {
  name: 'fireworks with a model that answers with jobs',
  open: (origin, network) =>
    openVendor(fireworks, origin, {
      models: { generate: kontext, edit: kontext, inpaint: null },
      ...(network && { network }),
    }),
  respondWithSuccess: (origin, png) => (request, response) => {
    if (isFile(request)) sendPng(response, png);
    else if (request.path.endsWith('/get_result'))
      sendJson(response, { id: 'job-1', status: 'Ready', result: { sample: `${origin}/made.png` } });
    else sendJson(response, { request_id: 'job-1' });
  },
  isPaidCall: ({ method, path }) => method === 'POST' && !path.endsWith('/get_result'),
  isResultCall: ({ path }) => path.endsWith('/get_result'),
  stillWorking: () => (_request, response) => sendJson(response, { status: 'Pending', result: null }),
};

export const aiSdkSubjects: readonly MatrixSubject[] = [
  ...directSubjects,
  bflSubject,
  lumaSubject,
  kontextSubject,
];
