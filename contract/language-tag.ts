import * as z from 'zod';

/** A language as a tag (BCP 47) such as `pt` or `pt-BR`. */
export const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i);
