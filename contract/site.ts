import * as z from 'zod';
import { hasOnlySafeLinks, isSiteLink } from './answer.ts';
import { defineCall } from './call.ts';
import { type Language, languages } from './languages.ts';
import { pageLimits } from './limits.ts';

/** Limits that the admin form and the server share. */
export const siteLimits = {
  testimonials: 3,
  maxStars: 5,
  maxFaqEntries: 30,
  maxSocialLinks: 12,
  maxUpdates: 20,
  maxShowcaseItems: 500,
  showcasePageSize: 8,
  /** Submitted pictures of one user that wait for approval. */
  maxOpenOffers: 10,
  /** Pictures in the slides and rows of the landing page. */
  landingPictures: 20,
} as const;

const line = (maxCharacters: number) => z.string().trim().min(1).max(maxCharacters);

/** A page of this site, or an external https page. */
const siteLinkSchema = z.string().trim().refine(isSiteLink, 'Use a page of this site or an https address.');

/** A figure on the landing page, such as "10,000+ creators". Free text that the operator answers for. */
export const siteFigureSchema = z.object({ value: line(20), label: line(60) });

export const testimonialSchema = z.object({
  name: line(80),
  /** The author's work, such as "Gaming channel". */
  role: line(120),
  text: line(600),
  stars: z.number().int().min(1).max(siteLimits.maxStars),
  /** Address of a portrait on this site. Null or a missing picture shows the initials. */
  picture: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .nullable(),
  /** Shows the word "Sample". False only for quotes of real users. */
  isSample: z.boolean(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A question, and an answer in the markup of `answer.ts`. */
export const faqEntrySchema = z.object({
  question: line(200),
  answer: line(3_000).refine(hasOnlySafeLinks, 'Links lead to a page of this site or to an https address.'),
});
export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** A link in the footer; its icon follows from the address. */
export const socialLinkSchema = z.object({
  label: line(40),
  url: siteLinkSchema,
});
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** An entry of the page "Updates" by the operator, beside Adventure's own. */
export const siteUpdateSchema = z.object({ date: z.iso.date(), title: line(120), text: line(600) });
export type SiteUpdate = z.infer<typeof siteUpdateSchema>;

/** Content of the public pages in one language, editable by admins. */
export const siteContentSchema = z.object({
  figures: z.array(siteFigureSchema).max(4),
  testimonials: z.array(testimonialSchema).length(siteLimits.testimonials),
  faq: z.array(faqEntrySchema).min(1).max(siteLimits.maxFaqEntries),
  social: z.array(socialLinkSchema).max(siteLimits.maxSocialLinks),
  updates: z.array(siteUpdateSchema).max(siteLimits.maxUpdates),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

const languageParams = z.object({ language: z.enum(languages) });

export const getSiteContent = defineCall({
  method: 'get',
  path: '/api/site-content/{language}',
  summary:
    'The content of the public pages in a language: figures, testimonials, questions, social links, updates',
  params: languageParams,
  response: z.object({ success: z.literal(true), content: siteContentSchema }),
  signedIn: false,
});

const editedContentSchema = z.object({
  success: z.literal(true),
  language: z.enum(languages),
  content: siteContentSchema,
  /** Null for the default content. */
  editedAt: z.iso.datetime().nullable(),
});

/** Fails with `forbidden` for non-admins, like all calls under `/api/admin`. */
export const getAdminSiteContent = defineCall({
  method: 'get',
  path: '/api/admin/site-content/{language}',
  summary: 'The content of a language, for editing',
  params: languageParams,
  response: editedContentSchema,
});

export const putSiteContent = defineCall({
  method: 'put',
  path: '/api/admin/site-content/{language}',
  summary: 'Replace the content of a language; the landing page updates immediately',
  params: languageParams,
  body: siteContentSchema,
  response: editedContentSchema,
});

export const restoreSiteContent = defineCall({
  method: 'delete',
  path: '/api/admin/site-content/{language}',
  summary: 'Restore the default content of a language',
  params: languageParams,
  response: editedContentSchema,
});

/** A picture of the showcase. Its addresses are public and never expire. */
export const showcaseItemSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  /** Such as "Thumbnail" or "Thumbnails V2". */
  tool: z.string(),
  style: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** WebP variants by width in pixels, narrowest first. */
  variants: z.array(z.object({ width: z.number().int(), url: z.string() })).min(1),
  /** Thumbhash in base64; null without one. */
  thumbhash: z.string().nullable(),
});
export type ShowcaseItem = z.infer<typeof showcaseItemSchema>;

export const listShowcase = defineCall({
  method: 'get',
  path: '/api/showcase',
  summary: 'The pictures of the showcase, in the order set by admins',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(siteLimits.showcasePageSize),
    offset: z.coerce.number().int().min(0).max(siteLimits.maxShowcaseItems).default(0),
  }),
  response: z.object({
    success: z.literal(true),
    items: z.array(showcaseItemSchema),
    total: z.number().int(),
    hasMore: z.boolean(),
  }),
  signedIn: false,
});

/**
 * - `shown`: on the landing page and in the public gallery.
 * - `hidden`: removed from them by an admin.
 * - `offered`: submitted by its owner and not yet decided.
 */
export const showcaseStates = ['shown', 'hidden', 'offered'] as const;
export type ShowcaseState = (typeof showcaseStates)[number];

export const adminShowcaseItemSchema = showcaseItemSchema.extend({
  state: z.enum(showcaseStates),
  /** Shipped with Adventure, or submitted by a user. */
  source: z.enum(['delivered', 'user']),
  ownerName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminShowcaseItem = z.infer<typeof adminShowcaseItemSchema>;

const adminShowcaseSchema = z.object({ success: z.literal(true), items: z.array(adminShowcaseItemSchema) });

/** Lists the shown pictures in their order, then the others, newest first. */
export const listAdminShowcase = defineCall({
  method: 'get',
  path: '/api/admin/showcase',
  summary: 'The whole showcase: shown, hidden and submitted pictures',
  response: adminShowcaseSchema,
});

/** Approving a picture means setting it to `shown`, which moves it to the end of the order. */
export const setShowcaseState = defineCall({
  method: 'patch',
  path: '/api/admin/showcase/{id}',
  summary: 'Show or hide a showcase picture, or approve a submitted one',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({ state: z.enum(['shown', 'hidden']) }),
  response: adminShowcaseSchema,
});

/** The first three are the slides of the landing page. */
export const orderShowcase = defineCall({
  method: 'put',
  path: '/api/admin/showcase/order',
  summary: 'Reorder the shown pictures; omitted ones follow in their current order',
  body: z.object({ ids: z.array(z.string().max(100)).max(siteLimits.maxShowcaseItems) }),
  response: adminShowcaseSchema,
});

const sharingSchema = z.object({
  success: z.literal(true),
  /** Null if the picture was not submitted. */
  state: z.enum(showcaseStates).nullable(),
});

export const shareImage = defineCall({
  method: 'post',
  path: '/api/user-images/{id}/share',
  summary: 'Submit one of your pictures to the public gallery, for approval by an admin',
  params: z.object({ id: z.uuid() }),
  response: sharingSchema,
});

export const unshareImage = defineCall({
  method: 'delete',
  path: '/api/user-images/{id}/share',
  summary: 'Remove one of your pictures from the public gallery, or withdraw its submission',
  params: z.object({ id: z.uuid() }),
  response: sharingSchema,
});

export const getImageSharing = defineCall({
  method: 'get',
  path: '/api/user-images/{id}/share',
  summary: 'Whether one of your pictures is submitted to the public gallery or shown in it',
  params: z.object({ id: z.uuid() }),
  response: sharingSchema,
});

/** Data of the landing page. */
export interface LandingData {
  language: Language;
  isSignedIn: boolean;
  /** Whether pictures cost coins on this server. */
  usesCoins: boolean;
  /** Whether nobody can create an account: then nothing offers one, or its coins. */
  isSignUpClosed: boolean;
  content: SiteContent;
  /** The first pictures of the showcase, for slides and rows. */
  showcase: ShowcaseItem[];
  /** Number of pictures in the whole showcase. */
  showcaseTotal: number;
}

/** Data of the pricing page for visitors. */
export interface PricingData {
  language: Language;
  usesCoins: boolean;
  isSignUpClosed: boolean;
  content: Pick<SiteContent, 'faq' | 'social'>;
}

/** Built files of the pages that the server renders. Addresses on this site. */
export interface LandingAssets {
  /** Public origin of this server, without a trailing slash; null if it is not configured. */
  origin: string | null;
  /** Linked style sheets. */
  styles: readonly string[];
  /** CSS inlined in the page. */
  inlineStyles: string;
  /** Module scripts, the entry first. */
  scripts: readonly string[];
  /** Modules that the entry imports, for preloading. */
  preloads: readonly string[];
  font: string | null;
}

/** Exports of the server-side bundle. */
export interface LandingRenderer {
  /** Renders the whole landing page document. */
  renderLanding(data: LandingData, assets: LandingAssets): Promise<string>;
  /** Renders the whole pricing page document for visitors. */
  renderPricing(data: PricingData, assets: LandingAssets): Promise<string>;
}
