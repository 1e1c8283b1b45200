import * as z from 'zod';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { accountLimits, contactLimits, pageLimits } from './limits.ts';

/** Who runs this server, as they said it in the configuration; null for what they left out. */
export const getOperator = defineCall({
  method: 'get',
  path: '/api/operator',
  summary: 'The operator of this server and its community',
  response: z.object({
    success: z.literal(true),
    name: z.string().nullable(),
    address: z.string().nullable(),
    supportEmail: z.string().nullable(),
    communityUrl: z.string().nullable(),
  }),
  signedIn: false,
});

export const contactTopics = ['question', 'problem', 'billing', 'idea', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** People leave it empty, since they do not see it; a filled one is refused as spam. */
const honeypotSchema = z.string().max(contactLimits.trapMaxCharacters).optional();

export const contactMessageSchema = z.object({
  topic: z.enum(contactTopics),
  message: z
    .string()
    .trim()
    .min(contactLimits.messageMinCharacters)
    .max(contactLimits.messageMaxCharacters)
    // A NUL cannot be stored in a text column.
    .refine((text) => !text.includes('\0'), 'This text contains a character that cannot be stored.'),
  /** Where the answer goes; the account's own address unless the person wants another. */
  email: z.email().max(accountLimits.emailMaxCharacters),
  website: honeypotSchema,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const sendContactMessage = defineCall({
  method: 'post',
  path: '/api/contact',
  summary: 'Send a message to the operator of this server',
  body: contactMessageSchema,
  response: z.object({
    success: z.literal(true),
    /** Names the message when one asks about it again. */
    reference: z.string(),
    /** Hours within which the plan's support answers; null where no time is promised. */
    supportHours: z.number().int().nullable(),
  }),
});

export const joinAffiliateList = defineCall({
  method: 'post',
  path: '/api/affiliate/interest',
  summary: 'Join the list for the opening of the affiliate programme',
  body: z.object({
    email: z.email().max(accountLimits.emailMaxCharacters),
    consent: z.literal(true),
    /** Of the mail that asks for the confirmation. */
    language: z.enum(languages).optional(),
    website: honeypotSchema,
  }),
  // The same whether the address was listed before, so that it reveals nothing about the list.
  response: z.object({
    success: z.literal(true),
    /** Whether the address gets a mail whose link confirms it. Not where the server sends none. */
    asksByMail: z.boolean(),
  }),
  signedIn: false,
});

/**
 * Takes the token of that mail: the search parameter `confirm` of the affiliate page. A bad one is
 * `token_invalid`.
 */
export const confirmAffiliateInterest = defineCall({
  method: 'post',
  path: '/api/affiliate/confirm',
  summary: 'Confirm an address on the affiliate list with the e-mailed token',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ success: z.literal(true) }),
  signedIn: false,
});

export const messageStatuses = ['new', 'read', 'done'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** A message as admins see it. */
export const receivedMessageSchema = z.object({
  id: z.string(),
  reference: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  email: z.string(),
  /** The account that wrote it. */
  userId: z.string(),
  status: z.enum(messageStatuses),
  /** Its sender's plan has direct support. */
  isPriority: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;

export const listMessages = defineCall({
  method: 'get',
  path: '/api/admin/messages',
  summary: 'Messages from users: those of plans with direct support first, newest first in each group',
  query: z.object({
    status: z.enum(messageStatuses).optional(),
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
    /** Where the page before ended. */
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    messages: z.array(receivedMessageSchema),
    /** How many no admin has opened yet. */
    newCount: z.number().int(),
    nextCursor: z.string().nullable(),
  }),
});

export const markMessage = defineCall({
  method: 'patch',
  path: '/api/admin/messages/{messageId}',
  summary: 'Mark a message as new, read or done',
  params: z.object({ messageId: z.string().max(100) }),
  body: z.object({ status: z.enum(messageStatuses) }),
  response: z.object({ success: z.literal(true), message: receivedMessageSchema }),
});

export const listAffiliateInterest = defineCall({
  method: 'get',
  path: '/api/admin/affiliate-interest',
  summary: 'The affiliate list, oldest first',
  response: z.object({
    success: z.literal(true),
    people: z.array(
      z.object({
        email: z.string(),
        consentedAt: z.iso.datetime(),
        /** When the owner of the address confirmed it by mail; null if not confirmed. */
        confirmedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Whether the server asks for confirmations at all. */
    asksByMail: z.boolean(),
  }),
});
export type AffiliateInterest = z.infer<typeof listAffiliateInterest.response>['people'][number];

/** A `POST`, so that it stands in the audit log: addresses leave the server with it. */
export const exportAffiliateInterest = defineCall({
  method: 'post',
  path: '/api/admin/affiliate-interest/export',
  summary: 'The affiliate list as CSV',
  response: z.object({ success: z.literal(true), csv: z.string() }),
});
