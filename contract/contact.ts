import * as z from 'zod';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { accountLimits, contactLimits, pageLimits } from './limits.ts';

/** Who runs this server, and by which rules; null for what is not configured. */
export const getOperator = defineCall({
  method: 'get',
  path: '/api/operator',
  summary: 'Name, address, support e-mail and community link of the operator of this server',
  response: z.object({
    success: z.literal(true),
    name: z.string().nullable(),
    address: z.string().nullable(),
    supportEmail: z.string().nullable(),
    communityUrl: z.string().nullable(),
    /** Whether free accounts co-own their pictures with the operator. */
    coOwnership: z.boolean(),
  }),
  signedIn: false,
});

export const contactTopics = ['question', 'problem', 'billing', 'idea', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Hidden from users, who leave it empty; a message that fills it is refused as spam. */
const honeypotSchema = z.string().max(contactLimits.trapMaxCharacters).optional();

export const contactMessageSchema = z.object({
  topic: z.enum(contactTopics),
  message: z
    .string()
    .trim()
    .min(contactLimits.messageMinCharacters)
    .max(contactLimits.messageMaxCharacters)
    // PostgreSQL cannot store NUL in a text column.
    .refine((text) => !text.includes('\0'), 'This text contains a character that cannot be stored.'),
  /** The reply address; the form suggests the account's address. */
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
    /** Identifies the message in later enquiries. */
    reference: z.string(),
    /** Response time of the plan's support in hours; null without a promise. */
    supportHours: z.number().int().nullable(),
  }),
});

export const joinAffiliateList = defineCall({
  method: 'post',
  path: '/api/affiliate/interest',
  summary: 'Join the waiting list of the affiliate programme',
  body: z.object({
    email: z.email().max(accountLimits.emailMaxCharacters),
    consent: z.literal(true),
    /** Language of the confirmation mail. */
    language: z.enum(languages).optional(),
    website: honeypotSchema,
  }),
  // The same for an address that is already listed, so that it reveals nothing about the list.
  response: z.object({
    success: z.literal(true),
    /** Whether the server mails a confirmation link; false on a server without mail. */
    asksByMail: z.boolean(),
  }),
  signedIn: false,
});

/**
 * Takes the mailed token, from the query parameter `confirm` of the affiliate page. Fails with
 * `token_invalid`.
 */
export const confirmAffiliateInterest = defineCall({
  method: 'post',
  path: '/api/affiliate/confirm',
  summary: 'Confirm an address on the affiliate list with an e-mailed token',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ success: z.literal(true) }),
  signedIn: false,
});

export const messageStatuses = ['new', 'read', 'done'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** A message as shown to admins. */
export const receivedMessageSchema = z.object({
  id: z.string(),
  reference: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  email: z.string(),
  /** The sender. */
  userId: z.string(),
  status: z.enum(messageStatuses),
  /** Whether the sender's plan has direct support. */
  isPriority: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;

export const listMessages = defineCall({
  method: 'get',
  path: '/api/admin/messages',
  summary: 'Messages from users, newest first. Those of plans with direct support come before all others',
  query: z.object({
    status: z.enum(messageStatuses).optional(),
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
    /** Where the previous page ended. */
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    messages: z.array(receivedMessageSchema),
    /** Number of messages that no admin has opened. */
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
    /** Whether the server mails confirmation links. */
    asksByMail: z.boolean(),
  }),
});
export type AffiliateInterest = z.infer<typeof listAffiliateInterest.response>['people'][number];

/** A `POST`, so that the audit log records it: the addresses leave the server. */
export const exportAffiliateInterest = defineCall({
  method: 'post',
  path: '/api/admin/affiliate-interest/export',
  summary: 'The affiliate list as CSV',
  response: z.object({ success: z.literal(true), csv: z.string() }),
});
