import * as z from 'zod';
import { hasOnlyGoodLinks, isSiteLink } from './answer.ts';
import { defineCall } from './call.ts';
import { type Language, languages } from './languages.ts';
import { pageLimits } from './limits.ts';

/** Numbers that the form of the admin panel and the server share. */
export const siteLimits = {
  testimonials: 3,
  maxStars: 5,
  maxFaqEntries: 30,
  maxSocialLinks: 12,
  maxShowcaseItems: 500,
  showcasePageSize: 8,
  /** Pictures of one user that wait for an admin's decision. */
  maxOpenOffers: 10,
  /** Slides and rows of the landing page. */
  landingPictures: 20,
} as const;

const line = (maxCharacters: number) => z.string().trim().min(1).max(maxCharacters);

/** An address that may be linked to: a page of this site, or a secure external page. */
const siteLinkSchema = z.string().trim().refine(isSiteLink, 'Use a page of this site or an https address.');

/** A claim of the landing page, such as "10,000+ creators". Free text: the operator answers for it. */
export const siteFigureSchema = z.object({ value: line(20), label: line(60) });

export const testimonialSchema = z.object({
  name: line(80),
  /** What the person does, such as "Gaming channel". */
  role: line(120),
  text: line(600),
  stars: z.number().int().min(1).max(siteLimits.maxStars),
  /** The address of a portrait on this site; null, or one that fails, shows the initials. */
  picture: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .nullable(),
  /** Shown with the word "Sample". False only for what a real person really said. */
  isSample: z.boolean(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A question, and an answer as `answer.ts` reads it. */
export const faqEntrySchema = z.object({
  question: line(200),
  answer: line(3_000).refine(hasOnlyGoodLinks, 'Links lead to a page of this site or to an https address.'),
});
export type FaqEntry = z.infer<typeof faqEntrySchema>;

export const socialNetworks = [
  'youtube',
  'discord',
  'instagram',
  'tiktok',
  'x',
  'github',
  'facebook',
  'linkedin',
  'reddit',
  'other',
] as const;

export const socialLinkSchema = z.object({
  network: z.enum(socialNetworks),
  label: line(40),
  url: siteLinkSchema,
});
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** What the public pages say in one language and the operator may change. */
export const siteContentSchema = z.object({
  figures: z.array(siteFigureSchema).max(4),
  testimonials: z.array(testimonialSchema).length(siteLimits.testimonials),
  faq: z.array(faqEntrySchema).min(1).max(siteLimits.maxFaqEntries),
  social: z.array(socialLinkSchema).max(siteLimits.maxSocialLinks),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

const languageParams = z.object({ language: z.enum(languages) });

export const getSiteContent = defineCall({
  method: 'get',
  path: '/api/site-content/{language}',
  summary: 'The content of the public pages in a language: figures, testimonials, questions, social links',
  params: languageParams,
  response: z.object({ success: z.literal(true), content: siteContentSchema }),
  signedIn: false,
});

const editedContentSchema = z.object({
  success: z.literal(true),
  language: z.enum(languages),
  content: siteContentSchema,
  /** Null while the content is as it was delivered. */
  editedAt: z.iso.datetime().nullable(),
});

/** Throws `forbidden` for non-admins, like all calls under `/api/admin`. */
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

/** A public picture of the showcase. Its addresses need no signature and never expire. */
export const showcaseItemSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  /** Such as "Thumbnail" or "Thumbnails V2". */
  tool: z.string(),
  style: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** WebP pictures by width in pixels, narrowest first. */
  variants: z.array(z.object({ width: z.number().int(), url: z.string() })).min(1),
  /** A thumbhash, base64; null where there is none. */
  thumbhash: z.string().nullable(),
});
export type ShowcaseItem = z.infer<typeof showcaseItemSchema>;

export const listShowcase = defineCall({
  method: 'get',
  path: '/api/showcase',
  summary: 'The public showcase, in the order that the operator chose',
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
 * - `hidden`: put aside by an admin.
 * - `offered`: its owner pressed Share, and no admin has decided yet.
 */
export const showcaseStates = ['shown', 'hidden', 'offered'] as const;
export type ShowcaseState = (typeof showcaseStates)[number];

export const adminShowcaseItemSchema = showcaseItemSchema.extend({
  state: z.enum(showcaseStates),
  /** Delivered with Adventure, or shared by a user. */
  source: z.enum(['delivered', 'user']),
  ownerName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminShowcaseItem = z.infer<typeof adminShowcaseItemSchema>;

const adminShowcaseSchema = z.object({ success: z.literal(true), items: z.array(adminShowcaseItemSchema) });

/** All items of all states: first the shown ones in their order, then the others, newest first. */
export const listAdminShowcase = defineCall({
  method: 'get',
  path: '/api/admin/showcase',
  summary: 'The whole showcase: shown, hidden and submitted pictures',
  response: adminShowcaseSchema,
});

/** Picking an item is setting it to `shown`: it goes to the end of the order. */
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
  summary: 'Reorder the shown pictures; omitted ids follow in their current order',
  body: z.object({ ids: z.array(z.string().max(100)).max(siteLimits.maxShowcaseItems) }),
  response: adminShowcaseSchema,
});

const sharingSchema = z.object({
  success: z.literal(true),
  /** Null when the picture is not shared. */
  state: z.enum(showcaseStates).nullable(),
});

export const shareImage = defineCall({
  method: 'post',
  path: '/api/user-images/{id}/share',
  summary: 'Submit one of your pictures to the public gallery; an admin decides',
  params: z.object({ id: z.uuid() }),
  response: sharingSchema,
});

export const unshareImage = defineCall({
  method: 'delete',
  path: '/api/user-images/{id}/share',
  summary: 'Remove one of your pictures from the public gallery, or withdraw it',
  params: z.object({ id: z.uuid() }),
  response: sharingSchema,
});

export const getImageSharing = defineCall({
  method: 'get',
  path: '/api/user-images/{id}/share',
  summary: 'Whether one of your pictures is shared',
  params: z.object({ id: z.uuid() }),
  response: sharingSchema,
});

/** What the landing page is rendered from. */
export interface LandingData {
  language: Language;
  isSignedIn: boolean;
  content: SiteContent;
  /** The beginning of the showcase: slides and rows. */
  showcase: ShowcaseItem[];
  /** How many pictures the whole showcase has. */
  showcaseTotal: number;
}

/** What the pricing page is rendered from, for who is signed out. */
export interface PricingData {
  language: Language;
  content: Pick<SiteContent, 'faq' | 'social'>;
}

/** The built files that the pages load which the server writes. Addresses on this site. */
export interface LandingAssets {
  /**
   * Where browsers reach this server, without a slash at its end; null where the operator has not said it.
   */
  origin: string | null;
  /** Style sheets to link to. */
  styles: readonly string[];
  /** CSS that stands in the page itself. */
  inlineStyles: string;
  /** Modules, the entry first. */
  scripts: readonly string[];
  /** Modules that the entry imports, to be fetched at once. */
  preloads: readonly string[];
  font: string | null;
}

/** What the bundle for the server exports. */
export interface LandingRenderer {
  /** The whole document. */
  renderLanding(data: LandingData, assets: LandingAssets): Promise<string>;
  /** The same of the pricing page for visitors. */
  renderPricing(data: PricingData, assets: LandingAssets): Promise<string>;
}
