import * as z from 'zod';
import { defineCall } from './call.ts';
import { describedStyleFields } from './described-styles.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { trainedStyleLimits } from './limits.ts';
import { styleListSchema } from './style-lists.ts';
import { customImageStyleSchema, customThumbnailStyleSchema, presetThumbnailStyleSchema } from './styles.ts';
import { trainedStyleFields } from './trained-styles.ts';

export const getPresetThumbnailStyle = defineCall({
  method: 'get',
  path: '/api/preset-thumbnail-style/{id}',
  summary: 'One preset creator style',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ success: z.literal(true), style: presetThumbnailStyleSchema }),
  signedIn: false,
});

export const listReadyThumbnailStyles = defineCall({
  method: 'get',
  path: '/api/custom-thumbnail-styles/ready',
  summary: "The user's trained styles that are ready",
  response: styleListSchema,
});

export const listTrainingThumbnailStyles = defineCall({
  method: 'get',
  path: '/api/custom-thumbnail-styles/training',
  summary: "The user's trained styles in training",
  response: z.object({
    success: z.literal(true),
    trainingStyles: z.array(customThumbnailStyleSchema),
    message: z.string(),
  }),
});

export const listFailedThumbnailStyles = defineCall({
  method: 'get',
  path: '/api/failed-thumbnail-styles',
  summary: "The user's trained styles whose training failed",
  response: z.object({ success: z.literal(true), failedStyles: z.array(customThumbnailStyleSchema) }),
});

const describedStyleBody = z.object({
  ...describedStyleFields,
  /** What the user wrote, if `description` is an enhanced one. */
  originalDescription: describedStyleFields.description.optional(),
});

const oneImageStyle = z.object({ success: z.literal(true), style: customImageStyleSchema });

export const createCustomImageStyle = defineCall({
  method: 'post',
  path: '/api/custom-styles',
  summary: 'Create a described style. Repeating name and description returns the existing style',
  body: describedStyleBody,
  response: oneImageStyle,
});

export const changeCustomImageStyle = defineCall({
  method: 'patch',
  path: '/api/custom-styles/{id}',
  summary: 'Change the name or description of a described style',
  params: z.object({ id: z.string().max(100) }),
  body: describedStyleBody.partial(),
  response: oneImageStyle,
});

export const deleteCustomImageStyle = defineCall({
  method: 'delete',
  path: '/api/custom-styles/{id}',
  summary: 'Delete a described style. Pictures made with it are kept',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ success: z.literal(true) }),
});

export const enhanceImageStyle = defineCall({
  method: 'post',
  path: '/api/custom-styles/enhance',
  summary: 'Enhance a style description with details that it leaves open, without changing its meaning. Free',
  body: z.object({ description: describedStyleFields.description }),
  response: z.object({
    success: z.literal(true),
    enhancedDescription: z.string(),
    /** What was added to the description. Empty if there was nothing to add. */
    added: z.array(z.string()),
  }),
});

const oneThumbnailStyle = z.object({ success: z.literal(true), style: customThumbnailStyleSchema });

export const trainThumbnailStyle = defineCall({
  method: 'post',
  path: '/api/custom-thumbnail-styles',
  summary:
    'Train a style on 3 to 30 pictures. The training continues after the response. It is free within the plan',
  headers: idempotencyHeaders,
  form: z.object({
    ...trainedStyleFields,
    /** The user's confirmation that the pictures may be used. Required. */
    rightsConfirmed: z.literal('true'),
  }),
  files: { images: { max: trainedStyleLimits.maxPictures, tooMany: 'too_many_pictures' } },
  maxUploadBytes: trainedStyleLimits.maxUploadBytes,
  response: oneThumbnailStyle,
});

export const changeThumbnailStyle = defineCall({
  method: 'patch',
  path: '/api/custom-thumbnail-styles/{id}',
  summary: 'Change the name or trigger word of a trained style',
  params: z.object({ id: z.string().max(100) }),
  body: z.object(trainedStyleFields).pick({ styleName: true, triggerWord: true }).partial(),
  response: oneThumbnailStyle,
});

export const deleteThumbnailStyle = defineCall({
  method: 'delete',
  path: '/api/custom-thumbnail-styles/{id}',
  summary: 'Delete a trained style with its training pictures. Pictures made with it are kept',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ success: z.literal(true) }),
});

export const recoverThumbnailStyle = defineCall({
  method: 'post',
  path: '/api/recover-thumbnail-style/{styleId}',
  summary: 'Retry a failed training with its stored pictures',
  params: z.object({ styleId: z.string().max(100) }),
  response: oneThumbnailStyle.extend({ message: z.string() }),
});
