import { dayMs, hourMs, minuteMs } from './durations.ts';

/**
 * Requests per window. `perUser` counts by account, `perAddress` by the client's network address; with both,
 * both apply.
 */
export const rateLimits = {
  read: { perSecond: 20, burst: 100 },
  /** Pictures and other files, which a page requests by the dozen; by address only. */
  file: { perSecond: 100, burst: 1_000 },
  signIn: { perAddress: 20, windowMs: minuteMs },
  signUp: { perAddress: 20, windowMs: minuteMs },
  /** Sign-ups from one network over a longer time: each answer reveals whether an address has an account. */
  signUpFromNetwork: { perAddress: 200, windowMs: hourMs },
  /** Sign-ups with one e-mail address, from any network address. */
  signUpWithEmail: { perUser: 5, windowMs: hourMs },
  /** Sign-in attempts for one account, from any network address: limits guessing from many addresses. */
  signInToAccount: { perUser: 30, windowMs: 15 * minuteMs },
  providerSignIn: { perAddress: 30, windowMs: minuteMs },
  forgotPassword: { perAddress: 10, windowMs: 15 * minuteMs },
  /** Attempts with mailed tokens, to prevent guessing. */
  mailToken: { perAddress: 20, windowMs: minuteMs },
  /** Mails of one kind to one account, from any network address. */
  accountMail: { perUser: 5, windowMs: hourMs },
  password: { perUser: 10, windowMs: 15 * minuteMs },
  /** Creating, changing and deleting described styles; changing and deleting trained styles. */
  customStyle: { perUser: 60, windowMs: minuteMs },
  /** Requests for trainings, accepted or not, and recoveries. */
  styleTraining: { perUser: 30, windowMs: 10 * minuteMs },
  profilePicture: { perUser: 20, windowMs: 10 * minuteMs },
  /** Photos added to the own faces; each is decoded, and its face read. */
  face: { perUser: 60, windowMs: 10 * minuteMs },
  dataExport: { perUser: 5, windowMs: hourMs },
  /** Exports of the coin history; each reads all of it. */
  coinHistoryFile: { perUser: 20, windowMs: 10 * minuteMs },
  /** Analyses, enhancements and transcriptions; `freeActionLimits.assistPerDay` limits the day. */
  assist: { perUser: 20, windowMs: minuteMs },
  /** Cut-outs of photos, one for each stroke that is drawn. */
  cutOut: { perUser: 60, windowMs: minuteMs },
  youtubeThumbnail: { perUser: 30, windowMs: minuteMs },
  paidCall: { perUser: 60, windowMs: minuteMs },
  /** Checkouts and portals; each calls the payment provider several times. */
  billing: { perUser: 30, windowMs: minuteMs },
  /** Redraws in the design panel: ten a second, more in a burst while a colour is dragged. */
  designPreview: { perUser: 100, windowMs: 10_000 },
  /** Designs redrawn at a large size: of 3840×2160 each takes some seconds of a processor. */
  designDrawing: { perUser: 40, windowMs: dayMs },
  /** Engine tests by an admin; each may cost money. */
  engineTest: { perUser: 10, windowMs: minuteMs },
  /** Test alerts: each mails every admin. */
  alertTest: { perUser: 5, windowMs: 10 * minuteMs },
  /** Requested backups: each reads the whole database, and pushes an older backup out. */
  backup: { perUser: 10, windowMs: hourMs },
  /** Each download re-encodes a picture. */
  download: { perUser: 60, windowMs: minuteMs },
  /** Requests for download sizes: about four per picture, later ones answered from memory. */
  exportSizes: { perUser: 240, windowMs: minuteMs },
  /** Instructions that are read before an edit. */
  editUnderstand: { perUser: 60, windowMs: minuteMs },
  /** Pictures that clients send for an edit; each is decoded, and kept for a day. */
  editPicture: { perUser: 60, windowMs: 10 * minuteMs },
  /** Stored edits with their thumbnails. */
  editSave: { perUser: 60, windowMs: minuteMs },
  /** Syncs of documents: one every second or two in each of some tabs. */
  canvasSync: { perUser: 240, windowMs: minuteMs },
  /** Making, copying, renaming, deleting and restoring documents and their snapshots. */
  canvasChange: { perUser: 120, windowMs: minuteMs },
  /** Pictures added to documents and their thumbnails; each is decoded. */
  canvasAsset: { perUser: 120, windowMs: minuteMs },
  /** Documents as files, in and out, of up to a hundred megabytes each. */
  canvasFile: { perUser: 20, windowMs: 10 * minuteMs },
  /** Exported pictures. */
  canvasExport: { perUser: 60, windowMs: minuteMs },
  /** Bulk actions and collections; each may take some seconds of the database. */
  galleryChange: { perUser: 120, windowMs: minuteMs },
  /** Started zips. */
  galleryZip: { perUser: 20, windowMs: 10 * minuteMs },
  /** Messages to the operator. */
  contact: { perUser: 10, perAddress: 30, windowMs: hourMs },
  /** Submissions to the showcase; withdrawing and submitting again counts twice. */
  showcaseOffer: { perUser: 30, windowMs: hourMs },
  /** Clients that save an upscale which the server has already stored; each call may copy a picture. */
  saveUpscale: { perUser: 60, windowMs: minuteMs },
  affiliate: { perAddress: 10, windowMs: hourMs },
  /** Making, extending and revoking private links, and answering in them. */
  privateLink: { perUser: 60, windowMs: 10 * minuteMs },
  /** Openings of private links: each is counted. */
  linkView: { perAddress: 60, windowMs: minuteMs },
  linkComment: { perAddress: 10, windowMs: minuteMs },
  linkChoice: { perAddress: 30, windowMs: minuteMs },
  /** Each re-encodes a picture, for a visitor without an account. */
  linkDownload: { perAddress: 30, windowMs: minuteMs },
  /** Comments in one link, and downloads of one owner's pictures, from any address. */
  commentsOfLink: { perUser: 40, windowMs: minuteMs },
  downloadsOfOwner: { perUser: 60, windowMs: minuteMs },
} as const;
